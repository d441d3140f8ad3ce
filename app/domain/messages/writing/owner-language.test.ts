import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import { choosePanelLanguage } from '#domain/admins/choose-panel-language.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { ownerLanguage } from './messages-to-owner.server.ts';

test('the owner is written to in Sinhala once every owner reads the panel in Sinhala, whatever packers read', async () => {
  const shop = await openTestShop();
  const [selvi, nimal] = [await anOwner(shop), await anOwner(shop)];
  expect(await ownerLanguage(shop)).toBe('en');

  await choosePanelLanguage(selvi, 'si');
  expect(await ownerLanguage(shop)).toBe('en');
  await choosePanelLanguage(nimal, 'si');
  expect(await ownerLanguage(shop)).toBe('si');

  const { userId } = (await anOwner(shop)).actor;
  expect(await ownerLanguage(shop)).toBe('en');
  await shop.db.update(adminUsers).set({ role: 'packer' }).where(eq(adminUsers.userId, userId));
  expect(await ownerLanguage(shop)).toBe('si');
});
