import { expect, test } from 'vitest';
import { addressFields } from './address.copy.ts';
import { changedFields } from './corrected-fields.ts';

const wrong = { city: 'required', district: 'choose', province: 'required' };

/** Returns the values of a form with some fields of an address. */
function formData(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ city: '', district: '', province: '', ...values }))
    form.append(name, value);
  return form;
}

function changed(problems: Record<string, string>, now: FormData, answered = formData({})) {
  return changedFields({ fields: addressFields, problems }, { answered, now });
}

test('a wrong field is corrected once it has another value, also one that a town has filled in', () => {
  expect(changed(wrong, formData({}))).toEqual([]);
  expect(changed(wrong, formData({ city: 'W' }))).toEqual(['city']);
  const chosen = { city: 'Weligama', district: 'Matara', province: 'Southern' };
  expect(changed(wrong, formData(chosen))).toEqual(['city', 'district', 'province']);
});

test('a field that was not wrong corrects nothing', () => {
  expect(changed({ city: 'required' }, formData({ district: 'Matara' }))).toEqual([]);
});

test('a district that is not in the province is corrected by another province too, a missing one is not', () => {
  const answered = formData({ district: 'Matara', province: 'Western' });
  const now = formData({ district: 'Matara', province: 'Southern' });
  expect(changed({ district: 'elsewhere' }, now, answered)).toEqual(['district']);
  expect(changed({ district: 'choose' }, formData({ province: 'Southern' }))).toEqual([]);
});

test('boxes of one name are corrected by one more, and files by another file', () => {
  const one = new FormData();
  one.append('orderId', 'a');
  const two = new FormData();
  two.append('orderId', 'a');
  two.append('orderId', 'b');
  expect(changed({ orderId: 'required' }, two, one)).toEqual(['orderId']);
  const photo = new FormData();
  photo.append('orderId', new File(['x'], 'photo.png'));
  expect(changed({ orderId: 'required' }, photo, one)).toEqual(['orderId']);
  expect(changed({ orderId: 'required' }, photo, photo)).toEqual([]);
});
