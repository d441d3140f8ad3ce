import { expect, test } from 'vitest';
import { budgets } from '#domain/limits/budgets.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { openTestShop, passSeconds } from '#test/shop.ts';
import { customerContext } from '#web/contexts.server.ts';
import { action } from './request-link.route.ts';

test('a customer who presses twice for the last verification link of the hour reads both times that it was sent', async () => {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  const press = async () => {
    const visit = { path: '/account/email/link', form: {}, userId, isDemo: true };
    const { args, running } = await visitArgs(shop, visit);
    args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });
    return (await browserStateAfter(running, await action(args as never))).flash?.code;
  };
  for (let links = 0; links < budgets['email-proof:account'].attempts; links += 1) {
    passSeconds(shop, 60);
    expect(await press()).toBe('link-sent');
    expect(await press()).toBe('link-sent');
  }
  passSeconds(shop, 60);
  expect(await press()).toBe('too-many-links');
});
