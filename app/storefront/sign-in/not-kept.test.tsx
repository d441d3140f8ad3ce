import { expect, test } from 'vitest';
import { visitArgs } from '#test/checkout-visit.ts';
import { textOf } from '#test/rendered.ts';
import { openTestShop } from '#test/shop.ts';
import type { Route } from './+types/sign-in.route';
import SignInRoute, { loader } from './sign-in.route.tsx';

test('the sign-in says that a form was not kept only to a guest who has posted one', async () => {
  const shop = await openTestShop();
  const textOfPage = async (path: string) => {
    const { args } = await visitArgs(shop, { path });
    const loaderData = await loader(args as unknown as Route.LoaderArgs);
    return textOf(<SignInRoute {...({ loaderData } as Route.ComponentProps)} />);
  };
  const notKept = 'You have been signed out. If you pressed the button twice';
  expect(await textOfPage('/sign-in?next=/account/password&because=not-kept')).toContain(notKept);
  expect(await textOfPage('/sign-in?next=/account/password')).not.toContain(notKept);
});
