/** A district and its province. Both are empty where nothing is selected. */
export type Region = { district: string; province: string };

/** The region of the text in the town field, that text, and what was selected before it. */
export type FilledRegion = Region & { text: string; before: Region };

/** `selected`: what the form has, or should have. `filled`: what a town has filled in, if it still may be undone. */
export type RegionState = { selected: Region; filled: FilledRegion | undefined };

/** `place`: the region of the text, if it is the whole name of a town that only one district has. */
type TypedTown = { text: string; place: Region | undefined };

/**
 * Fills in the region of a typed town, unless the shopper has selected a district or another province. Undoes what an earlier
 * text filled in, such as "Kolonna" on the way to "Kolonnawa", which is far from it.
 */
export function afterTyping({ text, place }: TypedTown, state: RegionState): RegionState {
  const before = selectedByShopper(state);
  if (place && isFreeFor(place, before)) return fillIn(place, { text, before });
  const { selected, filled } = state;
  if (!place && filled && before !== selected && beginsWithTown(text, filled.text)) return state;
  return { selected: before, filled: undefined };
}

/** Fills in the region of a town that was chosen from the list, whatever is selected. */
export function afterChoosing(place: Region, text: string, state: RegionState): RegionState {
  return fillIn(place, { text, before: selectedByShopper(state) });
}

/**
 * Returns what the town of a form that was filled in earlier, such as a saved address, has filled in, so that another town
 * undoes that too. `places` are those of the towns of that name. Undefined where none of them is selected.
 */
export function filledEarlier(
  { text, places }: { text: string; places: readonly Region[] },
  selected: Region,
): FilledRegion | undefined {
  const place = places.find((one) => isSameRegion(one, selected));
  if (!place) return undefined;
  return fillIn(place, { text, before: { district: '', province: '' } }).filled;
}

function fillIn(
  { district, province }: Region,
  rest: Pick<FilledRegion, 'text' | 'before'>,
): RegionState {
  return { selected: { district, province }, filled: { district, province, ...rest } };
}

/** Returns the selection without what a town has filled in; the same object where the shopper has changed that. */
function selectedByShopper({ selected, filled }: RegionState): Region {
  return filled && isSameRegion(selected, filled) ? filled.before : selected;
}

export function isSameRegion(one: Region, other: Region): boolean {
  return one.district === other.district && one.province === other.province;
}

function isFreeFor(place: Region, { district, province }: Region): boolean {
  return district === '' && (province === '' || province === place.province);
}

/** Returns whether the text is the town, or the town with more words after it, such as "Galle Fort" after "Galle". */
function beginsWithTown(text: string, town: string): boolean {
  return text.startsWith(town) && /^($|[\s,.-])/.test(text.slice(town.length));
}
