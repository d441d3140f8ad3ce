import { expect, onTestFinished, test } from 'vitest';
import { messages } from '#domain/messages/tables.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { isFullRun } from '#test/full-run.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aMessage } from '#test/messages.ts';
import { whatsAppAccount } from '#test/whats-app-account.ts';
import { aReply, aWhatsAppNotification, signatureOf } from '#test/whats-app-notifications.ts';

const { phoneNumberId, appSecret, token, verifyToken } = whatsAppAccount;

async function openShop() {
  const shop = await openInProcess({
    env: {
      APP_URL: 'https://shop.example.lk',
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    },
  });
  onTestFinished(() => shop.close());
  return shop;
}

/** Posts as Meta does: no browser, so neither origin nor cookies. */
async function notify({ url }: InProcessShop, body: string, signature = signatureOf(body)) {
  const headers = { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signature };
  const response = await fetch(`${url}/whatsapp/webhook`, { method: 'POST', headers, body });
  return response.status;
}

test('the webhook is confirmed to Meta only with the verify token', async () => {
  const { url } = await openShop();
  const ask = async (word: string, challenge = '1158201444') => {
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': word,
      'hub.challenge': challenge,
    });
    const response = await fetch(`${url}/whatsapp/webhook?${query}`);
    return [response.status, await response.text()];
  };
  expect(await ask(verifyToken)).toEqual([200, '1158201444']);
  expect((await ask('another word'))[0]).toBe(403);
  expect((await ask(''))[0]).toBe(403);
  expect((await ask(verifyToken, '<script>'))[0]).toBe(403);
});

test('forged notifications change nothing, and get 429 instead of 403 after a hundred; a signed notification is still recorded, once', async () => {
  const shop = await openShop();
  const body = aWhatsAppNotification({
    messages: [aReply({ at: new Date(), text: 'දණහිස රිදෙනවා' })],
  });
  const statuses = new Map<number, number>();
  const rounds = isFullRun ? 1000 : 150;
  for (let round = 0; round < rounds; round += 1) {
    const forged = body.replace('දණහිස', `${round}`);
    const status = await notify(shop, forged, signatureOf(body));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 403: 100, 429: rounds - 100 });
  expect(await shop.shop.db.$count(contactMessages)).toBe(0);

  const signedStatuses = await Promise.all(Array.from({ length: 20 }, () => notify(shop, body)));
  expect(new Set(signedStatuses)).toEqual(new Set([200]));
  expect(await shop.shop.db.$count(contactMessages)).toBe(1);
  expect(JSON.stringify(shop.logged())).not.toContain('දණහිස');
});

test('the statuses of a message are recorded from the webhook, in any order', async () => {
  const shop = await openShop();
  const { id } = await aMessage(shop.shop, {
    ...{ kind: 'order-shipped', channel: 'whatsapp', recipient: '+94771234567' },
    ...{ secretLink: null, state: 'unknown', problem: 'no-answer' },
  });
  const status = { id: 'wamid.1', recipient_id: '94771234567', biz_opaque_callback_data: id };
  for (const [state, timestamp] of [
    ['read', '1795420900'],
    ['sent', '1795420700'],
    ['delivered', '1795420800'],
  ]) {
    expect(
      await notify(
        shop,
        aWhatsAppNotification({ statuses: [{ ...status, status: state, timestamp }] }),
      ),
    ).toBe(200);
  }
  expect(await shop.shop.db.select().from(messages)).toMatchObject([
    {
      ...{ state: 'sent', problem: null, providerId: 'wamid.1' },
      ...{ deliveredAt: new Date(1_795_420_800_000), readAt: new Date(1_795_420_900_000) },
    },
  ]);
});

test('a batch of long messages is accepted as a whole, if Meta signed it', async () => {
  const shop = await openShop();
  const at = new Date();
  const text = 'දණහිස '.repeat(600);
  const batch = Array.from({ length: 14 }, (_, index) =>
    aReply({ id: `wamid.${index}`, text, at }),
  );
  const body = aWhatsAppNotification({ messages: batch });
  expect(Buffer.byteLength(body)).toBeGreaterThan(128 * 1024);
  expect(await notify(shop, body, signatureOf('another body'))).toBe(403);
  expect(await notify(shop, body)).toBe(200);
  expect(await shop.shop.db.$count(contactMessages)).toBe(batch.length);
});

test('without an account at Meta notifications are refused', async () => {
  const shop = await openInProcess();
  onTestFinished(() => shop.close());
  expect(await notify(shop, aWhatsAppNotification({}))).toBe(403);
  expect((await fetch(`${shop.url}/whatsapp/webhook`)).status).toBe(404);
});
