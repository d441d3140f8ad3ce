import { expect, test } from 'vitest';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { addOrderNote } from './add-order-note.server.ts';

test('a note is in the history with its author', async () => {
  const shop = await anOwner(await openTestShop(), { name: 'Kamala' });
  const { id: orderId } = await anOrder(shop);
  await addOrderNote(shop, { orderId, text: 'Call before noon.' });
  expect((await listHistory(shop, orderId)).at(-1)).toMatchObject({
    event: 'note',
    details: { text: 'Call before noon.' },
    actor: { name: 'Kamala' },
  });
});

test('a note on an order that does not exist is refused', async () => {
  const shop = await anOwner(await openTestShop());
  const refused = await addOrderNote(shop, { orderId: crypto.randomUUID(), text: 'Where?' });
  expect(refused).toMatchObject({ refusal: { code: 'order-not-found' } });
});
