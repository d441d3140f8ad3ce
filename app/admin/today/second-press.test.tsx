import { expect, test } from 'vitest';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { htmlOf } from '#test/rendered.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/today.route';
import Today, { action, loader } from './today.route.tsx';

/** Opens Today, and returns how to press a button of the form of a step, as a browser without scripts does. */
async function todayWithAskedCancel() {
  const guestShop = await openTestShop();
  const shop = await anOwner(guestShop);
  const { id: orderId } = await anOrder(shop);
  await askToCancel(shop, { orderId, words: '' });
  const visit = async (form?: Record<string, string>) => {
    const { args, running } = await visitArgs(guestShop, {
      path: '/admin/today',
      ...(form && { form }),
    });
    args.context.set(adminShopContext, shop);
    return { args: args as unknown as Route.ActionArgs & Route.LoaderArgs, running };
  };
  const loaderData = await loader((await visit()).args);
  const html = htmlOf(<Today {...({ loaderData } as Route.ComponentProps)} />, '/admin/today');
  const press = async (step: string, more: Record<string, string> = {}) => {
    const { args, running } = await visit({ ...fieldsOfForm(html, step), ...more, step });
    return (await browserStateAfter(running, await action(args))).flash?.code;
  };
  return { press };
}

/** Returns the hidden fields of the form whose button takes a step. */
function fieldsOfForm(html: string, step: string): Record<string, string> {
  const form = html.split('<form').find((each) => each.includes(`value="${step}"`)) ?? '';
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
}

test('a second press on Today, whose answer is the one a browser without scripts shows, answers as the first did', async () => {
  const { press } = await todayWithAskedCancel();
  expect(await press('accept-cancel')).toBe('order-cancelled');
  expect(await press('accept-cancel')).toBe('order-cancelled');
  expect(await press('decline-cancel', { reason: 'sent' })).toBe('order-moved-on');
});
