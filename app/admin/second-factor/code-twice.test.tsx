import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { textOf } from '#test/rendered.ts';
import { openTestShop } from '#test/shop.ts';
import type { Route } from './+types/second-factor.route';
import SecondFactor, { action, loader } from './second-factor.route.tsx';

test('a code that is sent again after the first request replaced the session says why the password is asked for', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const form = { kind: 'app', code: '123456' };
  const { args } = await visitArgs(shop, { path: '/admin/second-factor', form });
  const returned = await action(args as unknown as Route.ActionArgs);
  if (returned instanceof Response) throw new Error('The screen was not shown.');
  const { data: loaderData } = await loader(args as unknown as Route.LoaderArgs);
  const pageOf = (actionData: unknown) =>
    textOf(<SecondFactor {...({ loaderData, actionData } as unknown as Route.ComponentProps)} />);
  const why = 'Your sign-in has ended, as it does when a code is sent twice';
  expect(pageOf(returned.data)).toContain(why);
  expect(pageOf(undefined)).not.toContain(why);
});
