import { expect, test } from 'vitest';
import { addressSchema } from './address-schema.server.ts';

const typed = {
  customerName: ' Kamala Silva ',
  phone: '077 123 4567',
  address: '24/1, Temple Road',
  city: 'Matara',
  province: 'Southern',
};

test('an address is parsed by the rules of the checkout, and says whether it is the default', () => {
  const parsed = {
    ...typed,
    customerName: 'Kamala Silva',
    phone: '+94771234567',
    district: 'Matara',
    isDefault: false,
  };
  expect(addressSchema.parse(typed)).toEqual(parsed);
  expect(addressSchema.parse({ ...typed, isDefault: 'on' })).toEqual({
    ...parsed,
    isDefault: true,
  });
  expect(addressSchema.parse({ ...typed, isDefault: 'x', userId: 'me', id: 'you' })).toEqual(
    parsed,
  );
});

test('the name, phone, street, city and province of an address are required', () => {
  const { error } = addressSchema.safeParse({});
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['customerName', 'required'],
    ['phone', 'required'],
    ['address', 'required'],
    ['city', 'required'],
    ['province', 'choose'],
  ]);
});
