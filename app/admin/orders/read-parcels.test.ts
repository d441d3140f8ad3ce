import { expect, test } from 'vitest';
import { readParcels } from './read-parcels.server.ts';

const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];

function posted(fields: [string, string][]) {
  return new Request('http://localhost/admin/orders/ship', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
}

test('one courier carries all parcels, each under its own number or under none', async () => {
  const read = await readParcels(
    posted([
      ['orderId', first],
      ['orderId', second],
      ['courier', ' Domex '],
      [`trackingNumber.${first}`, 'DX 1'],
    ]),
  );
  expect(read).toMatchObject({
    parcels: [
      { orderId: first, courier: 'Domex', trackingNumber: 'DX 1' },
      { orderId: second, courier: 'Domex', trackingNumber: '' },
    ],
  });
});

test('a number that is too long comes back at its own field, with everything that was typed', async () => {
  const long = 'D'.repeat(61);
  const read = await readParcels(
    posted([
      ['orderId', first],
      ['courier', 'Domex'],
      [`trackingNumber.${first}`, long],
    ]),
  );
  expect(read).toMatchObject({
    invalid: {
      problems: { [`trackingNumber.${first}`]: 'too-long' },
      values: { courier: 'Domex', [`trackingNumber.${first}`]: long },
    },
  });
});

test('no order, or what is no order, ships nothing', async () => {
  expect(await readParcels(posted([['courier', 'Domex']]))).toHaveProperty('invalid');
  expect(await readParcels(posted([['orderId', 'nonsense']]))).toHaveProperty('invalid');
});
