# Control of Locations, hexes and buildings (A26.1, A26.11, A26.13, A26.14).
#
# data.sites has, by the number of a Location, the items that one is in there, which of
# them is the hex, and the level. The input has all units, the items asked about with who
# Controls them so far, and near, the Locations in whose units alone these items may lie,
# if the others are not to be looked at.
package control

# who Controls each item asked about: who gains it, else who has kept it
controllers := [side |
	some n, item in input.items
	side := object.get(gained, item, input.kept[n])
]

gained[item] := u.side if {
	some u in units
	u.mmc
	u.armed
	not u.broken
	site := data.sites[u.at]
	some item in site.items
	gainable(site, item)
	not [u.side, item] in denied
}

gainable(site, _) if site.level == 0

gainable(site, item) if item != site.hex

denied contains [enemy, item] if {
	some u in units
	u.armed
	enemy := [null, 2, 1][u.side]
	some item in data.sites[u.at].items
}

units := [u | some u in input.units; u.at in input.near] if input.near

else := input.units
