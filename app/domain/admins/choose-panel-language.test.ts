import { expect, test } from 'vitest';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { choosePanelLanguage, panelLanguageSchema } from './choose-panel-language.server.ts';

test('the panel language is stored for the admin who chose it, and recorded once', async () => {
  const shop = await openTestShop();
  const selvi = await anOwner(shop, { name: 'Selvi' });
  const nimal = await anOwner(shop, { name: 'Nimal' });

  await choosePanelLanguage(selvi, 'si');
  await choosePanelLanguage(selvi, 'si');

  const { userId, panelLanguage } = adminUsers;
  const chosen = await shop.db.select({ userId, panelLanguage }).from(adminUsers);
  expect(new Map(chosen.map((row) => [row.userId, row.panelLanguage]))).toEqual(
    new Map([
      [selvi.actor.userId, 'si'],
      [nimal.actor.userId, 'both'],
    ]),
  );
  const { entries } = await listAudit(selvi, {});
  expect(entries).toMatchObject([
    { action: 'panel-language-chosen', userName: 'Selvi', after: { panelLanguage: 'si' } },
  ]);
});

test.each(['fr', '', undefined])('the panel language %j is refused', (panelLanguage) => {
  expect(panelLanguageSchema.safeParse({ panelLanguage }).success).toBe(false);
});
