import { and, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { type ChannelName, onceOnlyChannels } from '#domain/channels/channels.ts';
import { dueCondition } from '#domain/kernel/clock-conditions.server.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { SendOutcome } from '#domain/messages/channel.ts';
import {
  lockOrdersOfMessages,
  writeForNextChannel,
} from '#domain/messages/channel-choices/write-for-next-channel.server.ts';
import { type MessageRow, messages } from '#domain/messages/tables.server.ts';
import { deleteDevice } from '#domain/push/remove-push-device.server.ts';
import {
  lockAlerts,
  type NotifiedAlert,
  waitAgain,
} from '#domain/stock-alerts/wait-again.server.ts';
import type { ClaimedMessage } from './claim-message.server.ts';
import { extendWithoutNext, hasWaitedForNext } from './extend-without-next.server.ts';
import { isMessageStillTrue } from './is-message-still-true.server.ts';
import { leaseMs, maxAttempts, orderMessageLifeMs, retryDelayMs } from './lifetimes.ts';

type Changes = Partial<typeof messages.$inferInsert>;

type Attempt = { outcome: SendOutcome; connected: readonly ChannelName[] };

/**
 * Records the outcome of an attempt that still has the message's lease. A device that its push service no longer knows
 * is deleted with its messages; a message that failed is written for the channel that takes over. A stock alert waits
 * again if its message was withdrawn.
 */
export async function recordSendOutcome(
  shop: Shop,
  message: ClaimedMessage,
  { outcome, connected }: Attempt,
): Promise<void> {
  if (message.pushDeviceId !== null && isDeviceGone(outcome)) {
    return deleteDevice(shop, message.pushDeviceId);
  }
  const changes = changesAfter(outcome, message, shop.now());
  const ownLease = and(
    eq(messages.id, message.id),
    eq(messages.state, 'waiting'),
    eq(messages.leaseUntil, message.leaseUntil),
  );
  const set = { leaseUntil: null, ...changes };
  if (changes.state !== 'failed' && outcome.kind !== 'held') {
    await shop.db.update(messages).set(set).where(ownLease);
    return;
  }
  await inTransaction(shop, async (shop) => {
    await lockOrdersOfMessages(shop, [message]);
    const isWithdrawn = outcome.kind === 'withdrawn';
    // Locks the alert before its message, as deleting the alert does.
    if (isWithdrawn) await waitAgain(shop, alertsIn([message]));
    const updated = await shop.db.update(messages).set(set).where(ownLease).returning();
    if (updated.length === 0) return refuse({ code: 'lease-lost' });
    if (isWithdrawn) return ok();
    const writtenCount = await writeForNextChannel(shop, updated, connected);
    if (outcome.kind === 'held' && writtenCount > 0) await failHeld(shop, message.id);
    return ok();
  });
}

/** Marks a held message as failed, because another channel has taken it over. */
async function failHeld(shop: Shop, id: string): Promise<void> {
  await shop.db
    .update(messages)
    .set({ state: 'failed', holdUntil: null })
    .where(eq(messages.id, id));
}

function isDeviceGone(outcome: SendOutcome): boolean {
  return outcome.kind !== 'sent' && outcome.problem === 'device-gone';
}

function changesAfter(outcome: SendOutcome, message: ClaimedMessage, now: Date): Changes {
  const { attempts } = message;
  if (outcome.kind === 'sent') {
    return { ...sentColumns(attempts, now), providerId: outcome.providerId ?? null };
  }
  if (outcome.kind === 'withdrawn') return withdrawnColumns;
  const { kind, problem, reply: lastError, waitMs } = outcome;
  if (kind === 'held') return { problem, ...holdColumns(outcome.waitMs, message, now) };
  if (kind === 'down') return { problem, lastError, nextTryAt: addMs(now, retryDelayMs(1)) };
  if (kind === 'unknown') return { problem, lastError, ...unknownColumns, attempts: attempts + 1 };
  const attempted = { problem, lastError, attempts: attempts + 1 };
  const isOver = kind === 'refused' || attempts + 1 >= maxAttempts;
  if (isOver) return { ...attempted, state: 'failed', secretLink: null };
  const holdUntil = waitMs ? addMs(now, waitMs) : null;
  return { ...attempted, holdUntil, nextTryAt: addMs(now, retryDelayMs(attempts + 1)) };
}

/**
 * Holds the message. Extends one about an order to the full lifetime: the short one only waits for the next channel, which
 * a hold tries at once.
 */
function holdColumns(ms: number, { createdAt, uselessAfter, orderId }: ClaimedMessage, now: Date) {
  const extended = Math.max(uselessAfter.getTime(), createdAt.getTime() + orderMessageLifeMs);
  return {
    holdUntil: addMs(now, ms),
    nextTryAt: now,
    uselessAfter: orderId === null ? uselessAfter : new Date(extended),
  };
}

const withdrawnColumns: Changes = {
  ...{ state: 'failed', problem: 'no-longer-due', lastError: null },
  ...{ holdUntil: null, secretLink: null },
};

const unknownColumns = { state: 'unknown', secretLink: null } as const;

function sentColumns(attempts: number, sentAt: Date): Changes {
  const sentState = { state: 'sent' as const, secretLink: null, problem: null, lastError: null };
  return { ...sentState, sentAt, attempts: attempts + 1 };
}

function addMs(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

/**
 * Marks messages that a process was sending when it died as unknown, on channels where a duplicate would be read twice.
 * Counts a lease further ahead than `leaseMs` as expired: a wrong clock has set it.
 */
export async function markInterrupted(shop: Shop): Promise<void> {
  await shop.db
    .update(messages)
    .set({ ...unknownColumns, leaseUntil: null, problem: 'no-answer' })
    .where(
      and(
        eq(messages.state, 'waiting'),
        inArray(messages.channel, [...onceOnlyChannels]),
        dueCondition(shop, messages.leaseUntil, leaseMs),
      ),
    );
}

/**
 * Fails messages that are of no use any more, or that have waited long enough for another channel to take over. Marks
 * them as not set up instead of too late where their channel is not set up. Stock alerts of these messages wait again.
 */
export async function giveUpLate(shop: Shop, connected: readonly ChannelName[]): Promise<void> {
  const now = shop.now();
  const setUp = connected.length > 0 ? inArray(messages.channel, [...connected]) : sql`false`;
  const tooLate = and(
    eq(messages.state, 'waiting'),
    lte(messages.uselessAfter, now),
    or(
      isNull(messages.leaseUntil),
      and(lte(messages.leaseUntil, now), notInArray(messages.channel, [...onceOnlyChannels])),
    ),
  );
  const problem = sql`case when ${setUp} then coalesce(${messages.problem}, 'too-late') else 'not-set-up' end`;
  const failedColumns = { state: 'failed' as const, secretLink: null, leaseUntil: null, problem };
  await inTransaction(shop, async (shop) => {
    const lateMessages = await shop.db.select(subjectColumns).from(messages).where(tooLate);
    const lateIds = lateMessages.map(({ id }) => id);
    await lockOrdersOfMessages(shop, lateMessages);
    // Locks the alerts before their messages, as deleting an alert does.
    await lockAlerts(shop, alertsIn(lateMessages));
    await extendWithoutNext(shop, lateMessages, connected);
    // Leaves out messages that have become late since: their orders are not locked.
    const isLocked = sql`${messages.id} = any(${`{${lateIds}}`}::uuid[])`;
    const stillLate = and(tooLate, isLocked);
    const failed = await shop.db.update(messages).set(failedColumns).where(stillLate).returning();
    await markWithdrawn(shop, failed);
    await writeForNextChannel(shop, failed.filter(hasWaitedForNext), connected);
    await waitAgain(shop, alertsIn(failed));
    return ok();
  });
}

const subjectColumns = {
  ...{ id: messages.id, kind: messages.kind, channel: messages.channel },
  ...{ audience: messages.audience, createdAt: messages.createdAt },
  ...{ orderId: messages.orderId, stockAlertId: messages.stockAlertId },
  uselessAfter: messages.uselessAfter,
};

type AlertMessage = Pick<MessageRow, 'kind' | 'stockAlertId' | 'createdAt'>;

/** Returns the stock alerts that these messages answer. */
function alertsIn(rows: readonly AlertMessage[]): NotifiedAlert[] {
  const ofAlerts = rows.filter(({ kind }) => kind === 'back-in-stock');
  return ofAlerts.flatMap(({ stockAlertId: id, createdAt: writtenAt }) =>
    id ? [{ id, writtenAt }] : [],
  );
}

/** Marks the messages that would not have been sent in any case, so that they do not count as failures. */
async function markWithdrawn(shop: Shop, failed: readonly MessageRow[]): Promise<void> {
  for (const message of failed) {
    if (await isMessageStillTrue(shop, message)) continue;
    await shop.db.update(messages).set(withdrawnColumns).where(eq(messages.id, message.id));
  }
}
