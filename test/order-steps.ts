import { expect } from 'vitest';
import type { OrderStep } from '#admin/orders/orders-urls.ts';
import { listHeldUnits } from '#domain/catalog/stock/list-held-units.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { browserStateAfter, visitArgs } from './checkout-visit.ts';
import { anOrder } from './order.ts';
import { anOwner, openTestShop } from './shop.ts';

type StepRoute = {
  action: (args: unknown) => Promise<Response | { init?: ResponseInit; data: unknown }>;
};

/** Places an order. Returns how to send a form of its page, each to its route, and what became of the order. */
export async function anOrderWithForms(
  loadRoute: (step: OrderStep) => Promise<StepRoute>,
  overrides: Parameters<typeof anOrder>[1] = {},
) {
  const guestShop = await openTestShop();
  const shop = await anOwner(guestShop);
  const { id: orderId, totalLkr } = await anOrder(shop, overrides);
  const send = async (step: OrderStep, form: Record<string, string>, to = orderId) => {
    const path = `/admin/orders/${to}/${step}?q=077`;
    const { args, running } = await visitArgs(guestShop, {
      path,
      form: { form: 'sent', ...form },
    });
    args.context.set(adminShopContext, shop);
    const route = await loadRoute(step);
    const returned = await route.action({ ...args, params: { orderId: to } });
    if (!(returned instanceof Response))
      return { status: returned.init?.status, answer: returned.data };
    expect(returned.headers.get('Location')).toBe(`/admin/orders/${to}?q=077`);
    return { flash: (await browserStateAfter(running, returned)).flash?.code };
  };
  const events = async () => (await listHistory(shop, orderId)).map((row) => row.event);
  const heldUnits = async () =>
    (await listHeldUnits(shop, orderId)).map(({ quantity }) => quantity);
  return { send, events, totalLkr, heldUnits, order: () => findOrder(shop, orderId) };
}
