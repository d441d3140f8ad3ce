import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { changeDetails } from '#domain/customers/change-details.server.ts';
import { requestEmailVerification } from '#domain/customers/identifiers/request-email-verification.server.ts';
import type { SendOutcome } from '#domain/messages/channel.ts';
import { countRecentFailures } from '#domain/messages/reading/list-messages.server.ts';
import { readSmsDay } from '#domain/messages/sms-cost/read-sms-day.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aSender, unreachable } from '#test/messages.ts';
import { anAccountFor, requestReset } from '#test/password-reset.ts';
import { requestCode } from '#test/phone-codes.ts';
import { anOwner, aProduct, type TestShop } from '#test/shop.ts';
import { requestAlert } from '#test/stock-alerts.ts';
import { deliverMessages } from './deliver-messages.server.ts';

const email = 'kamala@example.lk';
const phone = '+94771112233';

type Asking = { shop: TestShop; userId: string; slug: string };
type Ask = (asking: Asking) => Promise<unknown>;

const askToVerify: Ask = ({ shop, userId }) => {
  const linkTo = (token: string) => `https://sandhi.example/account/prove/${token}`;
  return requestEmailVerification(shop, { userId, language: 'en', linkTo });
};

/** Opens a shop that can send nothing at first, with an account. */
async function openShop(typed = email) {
  const connected = ['email', 'sms'] as const;
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false, connected })] });
  const { slug } = await aProduct(shop, { stock: 0 });
  const userId = await anAccountFor(shop, typed);
  const outcomes: { now: SendOutcome } = { now: unreachable };
  const mail = aSender(() => outcomes.now, 'email');
  const sms = aSender(() => outcomes.now, 'sms');
  const sender = { ...mail.sender, channels: [...mail.sender.channels, ...sms.sender.channels] };
  const deliver = async () => {
    shop.clock.at = new Date(shop.now().getTime() + 3 * 60_000);
    await deliverMessages(shop, sender);
  };
  const deliverAgain = async () => {
    for (const { sentMessages } of [mail, sms]) sentMessages.length = 0;
    outcomes.now = { kind: 'sent' };
    await deliver();
    return [...mail.sentMessages, ...sms.sentMessages].map(({ text }) => text);
  };
  return { shop, userId, slug, deliver, deliverAgain };
}

test.each([
  ['links for a new password', email, ({ shop }) => requestReset(shop, email)],
  ['links that verify an e-mail address', email, askToVerify],
  ['codes that verify a phone', phone, ({ shop, userId }) => requestCode(shop, userId)],
  [
    'links that confirm a stock alert',
    email,
    ({ shop, slug }) => requestAlert(shop, slug, { email }),
  ],
] satisfies [string, string, Ask][])(
  'of several %s that were requested during an outage, only the newest is sent',
  async (_, typed, ask) => {
    const { deliver, deliverAgain, ...asking } = await openShop(typed);
    const { shop } = asking;
    for (let turn = 0; turn < 2; turn += 1) {
      await ask(asking);
      await deliver();
    }
    const written = await shop.db.select({ secretLink: messages.secretLink }).from(messages);
    expect(written).toHaveLength(2);

    const texts = await deliverAgain();

    expect(texts).toHaveLength(1);
    const owner = await anOwner(shop);
    expect(await countRecentFailures(owner)).toBe(0);
    const paidCents = typed === phone ? 100 : 0;
    expect(await readSmsDay(owner)).toMatchObject({ cents: paidCents });
    const states = await shop.db.select({ state: messages.state }).from(messages);
    expect(states.map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
  },
);

test('a link for a new password whose request was deleted with its account is not sent', async () => {
  const { shop, userId, deliver, deliverAgain } = await openShop();
  await requestReset(shop, email);
  await deliver();
  await shop.db.delete(users).where(eq(users.id, userId));
  expect(await deliverAgain()).toEqual([]);
});

test('a link to an address that the account no longer has is not sent', async () => {
  const { deliver, deliverAgain, ...asking } = await openShop();
  const { shop, userId } = asking;
  await askToVerify(asking);
  await deliver();
  await changeDetails(shop, userId, { name: 'Kamala Silva', email: 'k@example.lk', phone });
  expect(await deliverAgain()).toEqual([]);
});
