import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { budgets } from '#domain/limits/budgets.ts';
import { openSellingShop } from '#test/checkout.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer } from '#test/shop.ts';
import { customerContext } from '#web/contexts.server.ts';
import { action } from './older-order.route.ts';

const phone = '+94771234567';
const { attempts } = budgets['older-order:account'];

async function openAccount() {
  const shop = await openSellingShop();
  const { userId } = (await aCustomer(shop)).actor;
  const verified = { phone, phoneVerifiedAt: shop.now() };
  await shop.db.update(customers).set(verified).where(eq(customers.userId, userId));
  const add = async (orderNumber: string) => {
    const visit = { path: '/account/older-order', form: { orderNumber }, userId };
    const { args, running } = await visitArgs(shop, visit);
    args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });
    const response = await action(args as unknown as Parameters<typeof action>[0]);
    return (await browserStateAfter(running, response)).flash?.code;
  };
  return { shop, add };
}

test('a customer adds more older orders in an hour than numbers may be tried that match none', async () => {
  const { shop, add } = await openAccount();
  for (let added = 0; added <= attempts; added += 1) {
    const { orderNumber } = await anOrder(shop, { createdAt: new Date('2024-01-01') });
    expect(await add(orderNumber), `after ${added} orders`).toBe('order-kept');
  }
});

test('numbers that match no order are refused once the attempts of an hour are used up', async () => {
  const { shop, add } = await openAccount();
  const { orderNumber } = await anOrder(shop, { createdAt: new Date('2024-01-01') });
  for (let tried = 0; tried < attempts; tried += 1) {
    expect(await add('999999')).toBe('older-order-unknown');
  }
  expect(await add(orderNumber)).toBe('too-many-orders');
});
