import { expect, test } from 'vitest';
import { z } from 'zod';
import { placeFields, withDistrict } from './place-schema.server.ts';

const schema = withDistrict(z.object({ ...placeFields, phone: z.string().min(3, 'phone') }));
const address = { phone: '077', city: 'Matara', district: '', province: 'Southern' };

function read(overrides: Partial<Record<keyof typeof address, string | undefined>>) {
  const { success, data, error } = schema.safeParse({ ...address, ...overrides });
  return success ? data.district : error.issues.map(({ path, message }) => `${path}: ${message}`);
}

test('a known town fills in its district, and a chosen district is kept', () => {
  expect(read({})).toBe('Matara');
  expect(read({ district: 'Galle' })).toBe('Galle');
  expect(read({ city: 'Our village', district: 'Hambantota' })).toBe('Hambantota');
});

test('a town that does not imply a district leaves it empty, and an unknown district is refused', () => {
  expect(read({ city: 'Our village' })).toBeUndefined();
  expect(read({ province: 'Western' })).toBeUndefined();
  expect(read({ district: 'Atlantis' })).toEqual(['district: choose']);
});

test('a district of another province is refused', () => {
  expect(read({ district: 'Kandy' })).toEqual(['district: elsewhere']);
});

test('a form without a district field is accepted', () => {
  expect(read({ district: undefined })).toBe('Matara');
  expect(read({ district: undefined, city: 'Our village' })).toBeUndefined();
});
