import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { searchText } from '#domain/kernel/search-text.server.ts';
import { districtSpellings } from '#domain/places/district-spellings.copy.ts';
import { type District, districtOfCode, provinceOf } from '#domain/places/districts.ts';
import type { Province } from '#domain/places/provinces.ts';
// From a public list of Sri Lankan towns (MIT), with its garbled names mended; its notice is in towns-LICENSE.txt.
import table from './towns.copy.json' with { type: 'json' };

export type Town = {
  name: Bilingual;
  /** The name of a numbered part of Colombo, such as Pettah. */
  part: Bilingual | undefined;
  district: District;
  province: Province;
  postcode: string;
};

const maxSuggestions = 8;

/**
 * Finds at most eight towns by their names in both scripts: first names that equal the text, then names that begin with
 * it, then names with a later word that begins with it.
 */
export function suggestTowns(typed: string): Town[] {
  const wanted = normalizeName(typed);
  if (wanted === '') return [];
  const { all } = readDirectory();
  const beginning = all
    .filter(({ names }) => names.some((name) => name.startsWith(wanted)))
    .sort((a, b) => a.town.name.en.length - b.town.name.en.length);
  const containing = all.filter(({ names }) => names.some((name) => name.includes(` ${wanted}`)));
  const exact = beginning.filter(({ names }) => names.includes(wanted));
  return [...new Set([...exact, ...beginning, ...containing])]
    .slice(0, maxSuggestions)
    .map(({ town }) => town);
}

/** Returns the district of a town as people write it, if only one district of the province has a town of that name. */
export function districtOfTown(city: string, province: Province): District | undefined {
  const found = readDirectory().districtsOf.get(normalizeName(city)) ?? new Set();
  const inProvince = [...found].filter((district) => provinceOf[district] === province);
  return inProvince.length === 1 ? inProvince[0] : undefined;
}

/** Returns the place of a completely typed town, if no other district has one of that name. */
export function placeOfTown(typed: string): { district: District; province: Province } | undefined {
  const [district, ...others] = readDirectory().districtsOf.get(normalizeName(typed)) ?? [];
  return district && others.length === 0 ? { district, province: provinceOf[district] } : undefined;
}

const minCharacters = 3;

/**
 * Finds towns and districts that begin with the text, and returns their normalized names in the other script: at most
 * eight, and none for fewer than three characters.
 */
export function namesInOtherScript(typed: string): string[] {
  const wanted = normalizeName(typed);
  if (wanted.length < minCharacters) return [];
  const found = readDirectory()
    .pairs.flatMap(({ en, si }) => [
      ...(en.startsWith(wanted) ? [si] : []),
      ...(si.startsWith(wanted) ? [en] : []),
    ])
    .sort((a, b) => a.length - b.length);
  return found
    .filter((name, index) => !found.slice(0, index).some((shorter) => name.startsWith(shorter)))
    .slice(0, maxSuggestions);
}

type Directory = {
  all: { town: Town; names: string[] }[];
  /** By every name in both scripts. The name of a district counts as a town of it. */
  districtsOf: Map<string, Set<District>>;
  /** The normalized names of towns and districts in both scripts. */
  pairs: Bilingual[];
};
let cached: Directory | undefined;

function readDirectory(): Directory {
  if (cached) return cached;
  const all = townsIn(table).map((town) => ({ town, names: namesOf(town) }));
  const districtsOf: Directory['districtsOf'] = new Map();
  const add = (name: string, district: District) =>
    districtsOf.set(name, (districtsOf.get(name) ?? new Set()).add(district));
  for (const { town, names } of all) for (const name of names) add(name, town.district);
  for (const { district, en, si } of districtSpellings) {
    for (const name of [en, si]) add(normalizeName(name), district);
  }
  const townNames = all.flatMap(({ town: { name, part } }) => (part ? [name, part] : [name]));
  const pairs = [...districtSpellings, ...townNames].map(({ en, si }) => ({
    en: normalizeName(en),
    si: normalizeName(si),
  }));
  cached = { all, districtsOf, pairs };
  return cached;
}

function namesOf({ name, part }: Town): string[] {
  return [name.en, name.si, part?.en, part?.si].flatMap((text) =>
    text ? normalizeName(text) : [],
  );
}

/** Reads rows of district code, town and its part in both languages, and postcode. */
function townsIn(rows: string[][]): Town[] {
  return rows.flatMap(([code = '', en = '', si = '', partEn = '', partSi = '', postcode = '']) => {
    const district = districtOfCode.get(code);
    if (!district) return [];
    const part = partEn === '' ? undefined : { en: partEn, si: partSi };
    return [{ name: { en, si }, part, district, province: provinceOf[district], postcode }];
  });
}

/** Normalizes a name, so that spellings are equal: "COLOMBO-07" is "Colombo 7", and joiners make no difference. */
function normalizeName(text: string): string {
  return searchText(text)
    .toLowerCase()
    .replace(/[.,\-\s]+/g, ' ')
    .replace(/\b0+(?=\d)/g, '')
    .trim();
}
