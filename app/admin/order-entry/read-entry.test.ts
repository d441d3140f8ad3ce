import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { orderEditSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { quantityField } from './entry-answer.ts';
import { readEntry } from './read-entry.server.ts';

const customer = {
  customerName: 'Nimal Perera',
  phone: '077 123 4567',
  email: '',
  address: '12 Temple Road',
  city: 'Colombo',
  province: 'Western',
  version: '1',
};

function entry(form: Record<string, string>) {
  const body = new URLSearchParams({ ...customer, ...form });
  const request = new Request('http://localhost:3000/', { method: 'POST', body });
  return readEntry(request, orderEditSchema);
}

test('the fields and the quantities of a form are parsed together', async () => {
  const [oil, balm] = [randomUUID(), randomUUID()];
  const read = await entry({ [quantityField(oil)]: ' 3 ', [quantityField(balm)]: '0' });
  expect(read).toMatchObject({ value: { form: { phone: '+94771234567', version: 1 } } });
  expect(read.ok && [...read.value.quantities]).toEqual([
    [oil, 3],
    [balm, 0],
  ]);
});

test('a malformed quantity is reported with the other wrong fields, and everything that was typed is kept', async () => {
  const quantity = quantityField(randomUUID());
  for (const typed of ['', '-1', '1.5', '10000', 'two']) {
    const read = await entry({ [quantity]: typed, phone: '12', city: '' });
    expect(read).toMatchObject({
      refusal: { problems: { [quantity]: 'quantity', phone: 'phone', city: 'required' } },
      values: { [quantity]: typed, phone: '12', customerName: 'Nimal Perera' },
    });
  }
});
