import { expect, test } from 'vitest';
import { districtSpellings } from '#domain/places/district-spellings.copy.ts';
import { districts, provinceOf } from '#domain/places/districts.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import table from './towns.copy.json' with { type: 'json' };
import { districtOfTown, placeOfTown, suggestTowns } from './towns.server.ts';

test('a town is found by the beginning of its name, in either script and however it is written', () => {
  expect(suggestTowns('welig')[0]).toMatchObject({ name: { en: 'Weligama' }, district: 'Matara' });
  expect(suggestTowns('වැලිගම')[0]).toMatchObject({ name: { en: 'Weligama' } });
  expect(suggestTowns(' NUWARA-eliya')[0]).toMatchObject({ province: 'Central' });
  expect(suggestTowns('pettah')[0]).toMatchObject({
    name: { en: 'Colombo 11' },
    postcode: '01100',
  });
  expect(suggestTowns('Galle')[0]).toMatchObject({ name: { en: 'Galle' }, district: 'Galle' });
  expect(suggestTowns('a')).toHaveLength(8);
  for (const nothing of ['', '  ', 'zzzz', '%', '\0']) expect(suggestTowns(nothing)).toEqual([]);
});

test('the district of a town is known if its province has only one town of that name', () => {
  expect(districtOfTown('matara', 'Southern')).toBe('Matara');
  expect(districtOfTown('යාපනය', 'Northern')).toBe('Jaffna');
  expect(districtOfTown('Colombo', 'Western')).toBe('Colombo');
  expect(districtOfTown('COLOMBO-07', 'Western')).toBe('Colombo');
  expect(districtOfTown('Mullaitivu', 'Northern')).toBe('Mullaitivu');
  expect(districtOfTown('Matara', 'Western')).toBeUndefined();
  expect(districtOfTown('Atlantis', 'Western')).toBeUndefined();
});

test('the name of every district counts as a town of the district, in both scripts', () => {
  for (const district of districts) {
    expect(districtOfTown(district, provinceOf[district])).toBe(district);
  }
  for (const { si, district } of districtSpellings) {
    expect(districtOfTown(si, provinceOf[district]), si).toBe(district);
  }
});

test('the town and the district of Monaragala have one name', () => {
  expect(suggestTowns('Monaragala')[0]?.name).toEqual(districtNames.Monaragala);
});

test('the Sinhala names of Deniyaya and Diddeniya belong to one district each', () => {
  expect(placeOfTown('දෙණියාය')).toEqual({ district: 'Matara', province: 'Southern' });
  expect(placeOfTown('දිද්දෙණිය')).toEqual({ district: 'Kurunegala', province: 'North Western' });
});

test('no Sinhala town name has two vowel signs on one letter, the letter ඞ, or a lone last letter', () => {
  const garbled = /[\u0DCA\u0DCF-\u0DDF][\u0DCF-\u0DDF]|ඞ| \p{L}$/u;
  expect(table.map(([, , si = '']) => si).filter((si) => garbled.test(si))).toEqual([]);
});
