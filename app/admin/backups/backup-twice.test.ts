import { expect, test } from 'vitest';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { action, loader } from './backups.route.tsx';

async function openPage() {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const { running } = await visitArgs(shop, { path: '/admin/backups' });
  const argsOf = async (form?: Record<string, string>) => {
    const { args } = await visitArgs(shop, { path: '/admin/backups', ...(form && { form }) });
    args.context.set(adminShopContext, owner);
    args.context.set(runningShopContext, running);
    return args as never;
  };
  const press = async () => flashOf(running, (await action(await argsOf({}))) as Response);
  return { running, argsOf, press };
}

async function flashOf(running: RunningShop, response: Response) {
  expect(response.headers.get('Location')).toBe('/admin/backups');
  return (await browserStateAfter(running, response)).flash;
}

test('the button for a backup, pressed twice, shows the progress of the backup and no error', async () => {
  const { running, argsOf, press } = await openPage();
  expect(await press()).toBeUndefined();
  expect(await press()).toBeUndefined();
  expect(await loader(await argsOf())).toMatchObject({ progress: expect.anything() });
  await running.backups.close();
});

test('an owner is told of a backup whose progress this page cannot show, because another instance makes it', async () => {
  const { running, press } = await openPage();
  await running.oneAtATime('backup', async () => {
    expect(await press()).toEqual({ kind: 'error', code: 'backup-busy' });
  });
});
