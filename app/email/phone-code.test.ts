import { expect, test } from 'vitest';
import { findMessage } from '#domain/messages/reading/find-message.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { requestCode } from '#test/phone-codes.ts';
import { anOwner, openTestShop, passSeconds } from '#test/shop.ts';
import { composeMessage } from './compose-message.server.ts';

const site = { appUrl: 'https://shop.example.lk', demo: false };

async function aRequestedCode(connected: 'email' | 'sms') {
  const shop = await openTestShop({
    listeners: [writeMessages({ demo: false, connected: [connected] })],
  });
  await ensureSettings(shop);
  await requestCode(shop, await anAccountFor(shop, '+94771112233'));
  return { shop, written: await shop.db.select().from(messages) };
}

test('an SMS with a code begins with the code and says when it expires, after ten minutes, and the panel shows dots instead of the code', async () => {
  const { shop, written } = await aRequestedCode('sms');
  const [sms] = written;
  if (!sms) throw new Error('No SMS was written.');
  expect(written).toMatchObject([
    { kind: 'phone-code', channel: 'sms', recipient: '+94771112233', state: 'waiting' },
  ]);
  expect(sms.uselessAfter.getTime() - sms.createdAt.getTime()).toBe(10 * 60_000);
  passSeconds(shop, 8 * 60);
  const composed = await composeMessage(shop, sms, site);
  expect(composed).toMatchObject({
    text: expect.stringMatching(
      new RegExp(`^${sms.secretLink} is your code from .* until 09:10\\.`),
    ),
    isUnicode: false,
  });

  const found = await findMessage(await anOwner(shop), sms.id, {
    compose: (shop, message) => composeMessage(shop, message, site),
    demo: false,
  });
  expect(found?.preview?.text).toMatch(/^······ is your code from /);
  expect(found?.canSendAgain).toBe(false);
});

test('without a provider of SMS no message with a code is written', async () => {
  expect((await aRequestedCode('email')).written).toEqual([]);
});
