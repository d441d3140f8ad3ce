import type { Province } from './provinces.ts';

/** The 25 districts by their codes in ISO 3166-2, each with its province. The names are stored with orders. */
const table = [
  ['LK-11', 'Colombo', 'Western'],
  ['LK-12', 'Gampaha', 'Western'],
  ['LK-13', 'Kalutara', 'Western'],
  ['LK-21', 'Kandy', 'Central'],
  ['LK-22', 'Matale', 'Central'],
  ['LK-23', 'Nuwara Eliya', 'Central'],
  ['LK-31', 'Galle', 'Southern'],
  ['LK-32', 'Matara', 'Southern'],
  ['LK-33', 'Hambantota', 'Southern'],
  ['LK-41', 'Jaffna', 'Northern'],
  ['LK-42', 'Kilinochchi', 'Northern'],
  ['LK-43', 'Mannar', 'Northern'],
  ['LK-44', 'Vavuniya', 'Northern'],
  ['LK-45', 'Mullaitivu', 'Northern'],
  ['LK-51', 'Batticaloa', 'Eastern'],
  ['LK-52', 'Ampara', 'Eastern'],
  ['LK-53', 'Trincomalee', 'Eastern'],
  ['LK-61', 'Kurunegala', 'North Western'],
  ['LK-62', 'Puttalam', 'North Western'],
  ['LK-71', 'Anuradhapura', 'North Central'],
  ['LK-72', 'Polonnaruwa', 'North Central'],
  ['LK-81', 'Badulla', 'Uva'],
  ['LK-82', 'Monaragala', 'Uva'],
  ['LK-91', 'Ratnapura', 'Sabaragamuwa'],
  ['LK-92', 'Kegalle', 'Sabaragamuwa'],
] as const satisfies (readonly [string, string, Province])[];

export type District = (typeof table)[number][1];
export const districts = table.map(([, district]) => district) as [District, ...District[]];

export const provinceOf = Object.fromEntries(
  table.map(([, district, province]) => [district, province]),
) as Record<District, Province>;

export const districtOfCode: ReadonlyMap<string, District> = new Map(
  table.map(([code, district]) => [code, district]),
);
