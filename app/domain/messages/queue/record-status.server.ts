import { and, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ChannelName } from '#domain/channels/channels.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import {
  lockOrdersOfMessages,
  writeForNextChannel,
} from '#domain/messages/channel-choices/write-for-next-channel.server.ts';
import type { MessageProblem } from '#domain/messages/message.ts';
import { messages } from '#domain/messages/tables.server.ts';

/** A status that a provider reports after it was given a message. */
export type StatusReport = {
  providerId: string;
  /** The id of the message in this shop, if the provider returned it. */
  messageId: string | undefined;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  failure: { problem: MessageProblem; providerError: string } | undefined;
};
type StatusSource = { channel: ChannelName; connected: readonly ChannelName[] };

/**
 * Records a reported status, however often and in whatever order reports arrive. A message that arrived never fails
 * afterwards; a message whose outcome was unknown becomes sent. A failed message is written for the next channel.
 */
export async function recordStatus(
  shop: Shop,
  status: StatusReport,
  { channel, connected }: StatusSource,
): Promise<void> {
  const { providerId, messageId } = status;
  const ofMessage = and(
    eq(messages.channel, channel),
    or(eq(messages.providerId, providerId), messageId ? eq(messages.id, messageId) : undefined),
  );
  if (status.state === 'failed') return recordFailure(shop, status, { ofMessage, connected });
  await shop.db
    .update(messages)
    .set({ ...arrivalColumns(status), state: 'sent', leaseUntil: null, secretLink: null })
    .where(
      and(
        ofMessage,
        status.state === 'sent'
          ? and(uncertainCondition, ofLastAttempt(providerId))
          : inArray(messages.state, ['waiting', 'unknown', 'failed', 'sent']),
      ),
    );
}

/** Matches messages whose outcome is unknown, or that are being sent at this moment. */
const uncertainCondition = or(
  eq(messages.state, 'unknown'),
  and(eq(messages.state, 'waiting'), isNotNull(messages.leaseUntil)),
);

/**
 * Matches messages whose last attempt has this id. A sent message stores the id of its last attempt. Any other message
 * stores no id, or the id of an earlier attempt, after which the owner sent the message again.
 */
function ofLastAttempt(providerId: string): SQL | undefined {
  const isRecorded = eq(messages.state, 'sent');
  return or(
    isNull(messages.providerId),
    and(isRecorded, eq(messages.providerId, providerId)),
    and(not(isRecorded), ne(messages.providerId, providerId)),
  );
}

function arrivalColumns({ state, at, providerId }: StatusReport) {
  const earliest = (column: AnyPgColumn) =>
    sql`least(coalesce(${column}, ${at.toISOString()}::timestamptz), ${at.toISOString()}::timestamptz)`;
  return {
    problem: null,
    lastError: null,
    sentAt: sql`coalesce(${messages.sentAt}, ${at.toISOString()}::timestamptz)`,
    providerId: sql`case when ${messages.state} = 'sent' then coalesce(${messages.providerId}, ${providerId}) else ${providerId} end`,
    ...(state !== 'sent' && { deliveredAt: earliest(messages.deliveredAt) }),
    ...(state === 'read' && { readAt: earliest(messages.readAt) }),
  };
}

type FailureTarget = { ofMessage: SQL | undefined; connected: readonly ChannelName[] };

/** Marks the message as failed, unless an earlier attempt failed, after which the owner sent the message again. */
async function recordFailure(
  shop: Shop,
  status: StatusReport,
  { ofMessage, connected }: FailureTarget,
): Promise<void> {
  const { providerId, failure } = status;
  const sentOrUncertain = or(eq(messages.state, 'sent'), uncertainCondition);
  const ended = {
    state: 'failed' as const,
    problem: failure?.problem ?? ('refused' as const),
    lastError: failure?.providerError ?? null,
    ...{ leaseUntil: null, secretLink: null, providerId },
  };
  const mayFail = and(isNull(messages.deliveredAt), sentOrUncertain, ofLastAttempt(providerId));
  const { value: hasMissed } = await inTransaction(shop, async (shop) => {
    const { id, orderId } = messages;
    const reported = await shop.db.select({ id, orderId }).from(messages).where(ofMessage);
    await lockOrdersOfMessages(shop, reported);
    const reportedIds = reported.map((message) => message.id);
    const failed = await shop.db
      .update(messages)
      .set(ended)
      .where(and(inArray(id, reportedIds), ofMessage, mayFail))
      .returning();
    await writeForNextChannel(shop, failed, connected);
    return ok((await shop.db.$count(messages, and(ofMessage, mayFail))) > 0);
  });
  // Begins again for a message that got the provider's id only since: its order was not locked.
  if (hasMissed) await recordFailure(shop, status, { ofMessage, connected });
}
