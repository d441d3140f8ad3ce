import { expect, test } from 'vitest';
import type { ShopEvent } from '#domain/kernel/events.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import { customerContext } from '#web/contexts.server.ts';
import { action as requestCode } from './request-code.route.ts';
import { action as requestLink } from './request-link.route.ts';

/** Posts the form that requests a code or link from a page that was opened while the shop could still send it. */
async function noticeAfter(
  shop: TestShop,
  userId: string,
  action: typeof requestCode | typeof requestLink,
) {
  const { args, running } = await visitArgs(shop, { path: '/si/account', form: {}, userId });
  args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });
  const response = await action(args as never);
  return (await browserStateAfter(running, response)).flash;
}

test('a shop without SMS and e-mail says that it cannot send a code or link, and sends neither', async () => {
  const sent: ShopEvent[] = [];
  const listener = async (_shop: unknown, event: ShopEvent) => void sent.push(event);
  const shop = await openTestShop({ listeners: [listener] });
  const byPhone = await anAccountFor(shop, '+94771112233');
  const byEmail = await anAccountFor(shop, 'kamala@example.lk');

  expect(await noticeAfter(shop, byPhone, requestCode)).toEqual({
    kind: 'error',
    code: 'codes-unavailable',
  });
  expect(await noticeAfter(shop, byEmail, requestLink)).toEqual({
    kind: 'error',
    code: 'links-unavailable',
  });
  expect(sent).toEqual([]);
});
