import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findConsentByPhone } from '#domain/customers/consent/find-consent.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { textOf } from '#test/rendered.ts';
import type { Route } from './+types/order-offers.route';
import OrderOffersRoute, { action, loader } from './order-offers.route.tsx';

const shownPhone = '077 123 4567';
const corrected = '+94777654321';

/** Opens the page about offers of an order. Returns what answers on it, as its form does, and what it shows afterwards. */
async function openPage({ prefix = '' }: { prefix?: '' | '/si' } = {}) {
  const shop = await openSellingShop();
  const { id: orderId } = await anOrder(shop, { customerPhone: '+94771234567', language: 'en' });
  const path = `${prefix}/order-success/${orderId}/offers`;
  const argsOf = async (form?: Record<string, string>) => {
    const { args } = await visitArgs(shop, { path, ...(form && { form }) });
    return { ...args, params: { orderId } };
  };
  const answer = async (form: Record<string, string>) => {
    const args = (await argsOf(form)) as unknown as Route.ActionArgs;
    return action(args).catch((thrown: unknown) => thrown);
  };
  const textAfter = async (actionData?: unknown) => {
    const loaderData = await loader((await argsOf()) as unknown as Route.LoaderArgs);
    return textOf(<OrderOffersRoute {...({ loaderData, actionData } as Route.ComponentProps)} />);
  };
  return { shop, orderId, answer, textAfter };
}

test('a yes for a number that the owner has replaced since is no consent, and the page asks again about the new one', async () => {
  const { shop, orderId, answer, textAfter } = await openPage();
  expect(await textAfter()).toContain(shownPhone);
  await shop.db.update(orders).set({ customerPhone: corrected }).where(eq(orders.id, orderId));

  const refused = await answer({ intent: 'yes', phone: shownPhone });
  expect(refused).toMatchObject({ data: { isPhoneReplaced: true }, init: { status: 409 } });
  expect(await findConsentByPhone(shop, corrected)).toBeUndefined();
  const text = await textAfter({ isPhoneReplaced: true });
  expect(text).toContain('has changed in the meantime');
  expect(text).toContain('077 765 4321');

  expect(await answer({ intent: 'yes', phone: '077 765 4321' })).toMatchObject({ status: 302 });
  expect(await findConsentByPhone(shop, corrected)).toMatchObject({ withdrawnAt: null });
});

test('consent is recorded in the language of the page on which it was given, not in that of the order', async () => {
  const { shop, answer } = await openPage({ prefix: '/si' });
  expect(await answer({ intent: 'yes', phone: shownPhone })).toMatchObject({ status: 302 });
  expect(await findConsentByPhone(shop, '+94771234567')).toMatchObject({ language: 'si' });
});
