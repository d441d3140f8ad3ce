import { expect, test } from 'vitest';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { customerContext } from '#web/contexts.server.ts';
import type { Route } from './+types/delete-account.route';
import { action } from './delete-account.route.tsx';

const password = 'sesame-and-turmeric';
const deletedPath = '/si/account/deleted';

/** Opens a shop with an account. `press` submits the form that deletes it. */
async function openShopWithKamala() {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, 'kamala@example.lk', await hashPassword(password));
  /** Returns the path that follows, or the status of a refusal. */
  const press = async (typed: string) => {
    const form = { password: typed };
    const { args } = await visitArgs(shop, { path: '/si/account/delete', form, userId });
    args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });
    const returned = await action(args as unknown as Route.ActionArgs);
    return returned instanceof Response ? returned.headers.get('Location') : returned.init?.status;
  };
  return { shop, userId, press };
}

test('a form to delete the account that is sent twice at once says both times that it was deleted', async () => {
  const { press } = await openShopWithKamala();
  expect(await press('another-password')).toBe(422);
  expect(await Promise.all([press(password), press(password)])).toEqual([deletedPath, deletedPath]);
});

test('a form that is read after the account was deleted says that it was deleted, not that its password is wrong', async () => {
  const { shop, userId, press } = await openShopWithKamala();
  await deleteAccount(shop, userId);
  expect(await press(password)).toBe(deletedPath);
});
