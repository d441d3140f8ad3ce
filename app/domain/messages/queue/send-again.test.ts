import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { savePushChoices } from '#domain/push/save-push-choices.server.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { claimMessage } from './claim-message.server.ts';
import { readQueueState } from './queue-state.server.ts';
import { sendAgain } from './send-again.server.ts';

const failed = {
  state: 'failed',
  secretLink: null,
  problem: 'address-refused',
  lastError: '550',
  attempts: 30,
} as const;

test.each([
  ['failed', 'email'],
  ['unknown', 'sms'],
] as const)(
  'a message with the state %s that the owner sends again is due at once',
  async (state, channel) => {
    const shop = await anOwner(await openTestShop());
    const { id: orderId } = await anOrder(shop);
    const overrides = {
      ...failed,
      state,
      channel,
      kind: 'order-shipped',
      orderId,
      uselessAfter: shop.now(),
    } as const;
    const { id } = await aMessage(shop, overrides);

    expect(await sendAgain(shop, id)).toEqual({ ok: true, value: undefined });

    expect(await shop.db.select().from(messages).where(eq(messages.id, id))).toMatchObject([
      { state: 'waiting', attempts: 0, problem: null, lastError: null },
    ]);
    expect(await claimMessage(shop, [channel])).toMatchObject({ id });
    expect((await listAudit(shop)).entries).toMatchObject([
      { action: 'message-sent-again', subjectKind: 'message', subjectId: id },
    ]);
  },
);

test('a message that is sent again waits from then on, however old it is', async () => {
  const shop = await anOwner(await openTestShop());
  const daysAgo = (days: number) => new Date(shop.now().getTime() - days * 24 * 60 * 60_000);
  const times = { createdAt: daysAgo(5), holdUntil: daysAgo(4), uselessAfter: daysAgo(2) };
  const { id } = await aMessage(shop, { ...failed, ...times, kind: 'order-shipped' });
  await sendAgain(shop, id);

  expect(await readQueueState(shop, [{ name: 'email' }])).toEqual([
    { channel: 'email', waiting: 1, oldest: shop.now() },
  ]);
});

test.each([
  [{ channel: 'email', kind: 'order-shipped', audience: 'customer' }, 3 * 24],
  [{ channel: 'push', kind: 'new-order', audience: 'owner' }, 12],
] as const)(
  'a message that is sent again is of use as long as a new one: %o, %i hours',
  async (message, hours) => {
    const shop = await anOwner(await openTestShop());
    const { id } = await aMessage(shop, { ...failed, ...message });

    await sendAgain(shop, id);

    expect(await shop.db.select().from(messages).where(eq(messages.id, id))).toMatchObject([
      { uselessAfter: new Date(shop.now().getTime() + hours * 60 * 60_000) },
    ]);
  },
);

test('a notification that another admin sends again waits for the end of the quiet hours of its admin', async () => {
  const guestShop = await openTestShop();
  const [shop, sleeper] = [await anOwner(guestShop), await anOwner(guestShop)];
  guestShop.clock.at = new Date('2026-11-21T23:30+05:30');
  const { id: pushDeviceId } = await aPushDevice(sleeper);
  const kinds = { orders: true, cancels: true, slips: true, payments: true, enquiries: true };
  await savePushChoices(sleeper, { ...kinds, quietFrom: '21', quietUntil: '7' });
  const push = { ...failed, channel: 'push', kind: 'new-order', audience: 'owner' } as const;
  const { id } = await aMessage(shop, { ...push, recipient: pushDeviceId, pushDeviceId });
  const read = () => shop.db.select().from(messages).where(eq(messages.id, id));

  await sendAgain(shop, id);
  expect(await read()).toMatchObject([
    {
      holdUntil: new Date('2026-11-22T07:00+05:30'),
      uselessAfter: new Date('2026-11-22T19:00+05:30'),
    },
  ]);
  expect(await claimMessage(shop, ['push'])).toBeUndefined();

  await shop.db.update(messages).set(failed).where(eq(messages.id, id));
  await sendAgain(sleeper, id);
  expect(await claimMessage(sleeper, ['push'])).toMatchObject({ id });
});

test('a message that is sent again twice at once is queued once', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aMessage(shop, { ...failed, kind: 'order-shipped' });

  const results = await Promise.all([sendAgain(shop, id), sendAgain(shop, id)]);

  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test.each(['waiting', 'sent', 'shown'] as const)(
  'a message with the state %s is not sent again',
  async (state) => {
    const shop = await anOwner(await openTestShop());
    const { id } = await aMessage(shop, { state, kind: 'order-shipped', secretLink: null });

    expect(await sendAgain(shop, id)).toEqual({ ok: false, refusal: { code: 'not-failed' } });
  },
);

test.each([
  ['failed', 'password-reset', 'email'],
  ['failed', 'email-proof', 'email'],
  ['unknown', 'phone-code', 'sms'],
] as const)(
  'a message with the state %s of the kind %s is not sent again, because its link or code is erased',
  async (state, kind, channel) => {
    const shop = await anOwner(await openTestShop());
    const { id } = await aMessage(shop, { ...failed, state, kind, channel });

    expect(await sendAgain(shop, id)).toEqual({ ok: false, refusal: { code: 'link-gone' } });
  },
);

test('an unknown message is not sent again', async () => {
  const shop = await anOwner(await openTestShop());

  expect(await sendAgain(shop, '00000000-0000-4000-8000-000000000000')).toEqual({
    ok: false,
    refusal: { code: 'message-not-found' },
  });
});
