import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ChannelName } from '#domain/channels/channels.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { MessageProblem } from '#domain/messages/message.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeNext } from '#domain/messages/ways/write-next.server.ts';

/** A later status of a message that was sent. */
export type LaterStatus = {
  providerId: string;
  /** The id of our message, if the provider returned it. */
  messageId: string | undefined;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  failure: { problem: MessageProblem; providerError: string } | undefined;
};
type StatusSource = { channel: ChannelName; connected: readonly ChannelName[] };

/**
 * Records the later status of a message, however often and in whatever order it arrives. An arrived message stays
 * arrived; an unknown one is known to have been sent. A message that failed after all is written for the next
 * channel.
 */
export async function recordStatus(
  shop: Shop,
  status: LaterStatus,
  { channel, connected }: StatusSource,
): Promise<void> {
  const { providerId, messageId } = status;
  const ofMessage = and(
    eq(messages.channel, channel),
    or(eq(messages.providerId, providerId), messageId ? eq(messages.id, messageId) : undefined),
  );
  if (status.state === 'failed') return takeFailure(shop, status, { ofMessage, connected });
  const openCondition = inArray(messages.state, ['waiting', 'unknown', 'failed', 'sent']);
  const newerCondition =
    status.state === 'sent' ? inArray(messages.state, ['waiting', 'unknown']) : openCondition;
  await shop.db
    .update(messages)
    .set({ ...arrivalColumns(status), state: 'sent', leaseUntil: null, secretLink: null })
    .where(
      and(ofMessage, newerCondition, status.state === 'sent' ? uncertainCondition : undefined),
    );
}

/** Matches messages whose outcome is unknown, or that are being sent at this moment. */
const uncertainCondition = or(eq(messages.state, 'unknown'), isNotNull(messages.leaseUntil));

function arrivalColumns({ state, at, providerId }: LaterStatus) {
  const earliest = (known: AnyPgColumn) =>
    sql`least(coalesce(${known}, ${at.toISOString()}::timestamptz), ${at.toISOString()}::timestamptz)`;
  return {
    problem: null,
    lastError: null,
    sentAt: sql`coalesce(${messages.sentAt}, ${at.toISOString()}::timestamptz)`,
    providerId: sql`coalesce(${messages.providerId}, ${providerId})`,
    ...(state !== 'sent' && { deliveredAt: earliest(messages.deliveredAt) }),
    ...(state === 'read' && { readAt: earliest(messages.readAt) }),
  };
}

type FailureTarget = { ofMessage: SQL | undefined; connected: readonly ChannelName[] };

/** A failure of an earlier attempt says nothing of the message that the owner sent again since. */
function takeFailure(
  shop: Shop,
  { providerId, failure }: LaterStatus,
  { ofMessage, connected }: FailureTarget,
) {
  const ofThisAttempt = or(isNull(messages.providerId), eq(messages.providerId, providerId));
  const sentOrUncertain = or(eq(messages.state, 'sent'), uncertainCondition);
  const ended = {
    state: 'failed' as const,
    problem: failure?.problem ?? ('refused' as const),
    lastError: failure?.providerError ?? null,
    ...{ leaseUntil: null, secretLink: null, providerId },
  };
  const openCondition = and(isNull(messages.deliveredAt), sentOrUncertain, ofThisAttempt);
  return inTransaction(shop, async (shop) => {
    const failed = await shop.db
      .update(messages)
      .set(ended)
      .where(and(ofMessage, openCondition))
      .returning();
    await writeNext(shop, failed, connected);
    return ok(undefined);
  }).then(() => undefined);
}
