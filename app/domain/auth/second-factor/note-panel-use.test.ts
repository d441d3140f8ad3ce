import { expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { notePanelUse } from './note-panel-use.server.ts';

test('use is written down once a minute, however much there is of it', async () => {
  const shop = await openTestShop();
  const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
  const opened = shop.now().getTime();
  const noted: (number | undefined)[] = [];
  for (const seconds of [0, 30, 60, 61, 90, 200]) {
    shop.clock.at = new Date(opened + seconds * 1000);
    await notePanelUse(shop, sessionId);
    const [kept] = await shop.db.select().from(sessions);
    noted.push(((kept?.panelUsedAt?.getTime() ?? 0) - opened) / 1000);
  }
  expect(noted).toEqual([0, 0, 0, 61, 61, 200]);
});
