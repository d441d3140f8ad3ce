import { expect, test } from 'vitest';
import { readParcels } from './ship-parcels.server.ts';

const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];

function shipRequest(fields: [string, string][]) {
  return new Request('http://localhost/admin/orders/ship', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
}

test('one courier is read for all parcels, each with its own tracking number or none', async () => {
  const read = await readParcels(
    shipRequest([
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

test('a tracking number that is too long is refused at its own field, and everything that was typed is kept', async () => {
  const longNumber = 'D'.repeat(61);
  const read = await readParcels(
    shipRequest([
      ['orderId', first],
      ['courier', 'Domex'],
      [`trackingNumber.${first}`, longNumber],
    ]),
  );
  expect(read).toMatchObject({
    invalid: {
      problems: { [`trackingNumber.${first}`]: 'too-long' },
      values: { courier: 'Domex', [`trackingNumber.${first}`]: longNumber },
    },
  });
});

test('a form without an order, or with a malformed id of an order, is refused', async () => {
  expect(await readParcels(shipRequest([['courier', 'Domex']]))).toHaveProperty('invalid');
  expect(await readParcels(shipRequest([['orderId', 'nonsense']]))).toHaveProperty('invalid');
});
