import { randomUUID } from 'node:crypto';
import { resetRequests, users } from '#domain/accounts/tables.server.ts';
import type { ChannelName } from '#domain/channels/channels.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ComposedMessage, SendOutcome } from '#domain/messages/channel.ts';
import type { Sender } from '#domain/messages/queue/deliver-messages.server.ts';
import { orderMessageLifeMs } from '#domain/messages/queue/lifetimes.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { composeMessage } from '#email/compose-message.server.ts';

type MessageRow = typeof messages.$inferSelect;

/** Makes an open request for a new password, without which its link is not sent. Returns its id. */
async function aResetRequest({ db, now }: Shop): Promise<string> {
  const at = now();
  const [user] = await db
    .insert(users)
    .values({ name: 'Nimal', email: randomUUID(), createdAt: at, updatedAt: at })
    .returning({ id: users.id });
  if (!user) throw new Error('The user was not inserted.');
  const request = { userId: user.id, channel: 'email', language: 'en', askedAt: at } as const;
  const [made] = await db.insert(resetRequests).values(request).returning({ id: resetRequests.id });
  return made?.id ?? '';
}

/** Makes a message that waits to be sent: a link for a new password by default. */
export async function aMessage(
  shop: Shop,
  overrides: Partial<typeof messages.$inferInsert> = {},
): Promise<MessageRow> {
  const now = shop.now();
  const causeId = overrides.causeId ?? (overrides.kind ? randomUUID() : await aResetRequest(shop));
  const [message] = await shop.db
    .insert(messages)
    .values({
      causeId,
      kind: 'password-reset',
      audience: 'customer',
      channel: 'email',
      recipient: 'nimal@example.lk',
      language: 'en',
      personName: 'Nimal',
      secretLink: 'https://shop.example.lk/secret',
      state: 'waiting',
      nextTryAt: now,
      uselessAfter: new Date(now.getTime() + orderMessageLifeMs),
      createdAt: now,
      ...overrides,
    })
    .returning();
  if (!message) throw new Error('The message was not inserted.');
  return message;
}

/** Makes a sender with one channel that records its messages and returns the given outcomes. */
export function aSender(
  outcomeOf: (message: ComposedMessage) => SendOutcome | Promise<SendOutcome>,
  name: ChannelName = 'email',
) {
  const sentMessages: ComposedMessage[] = [];
  const errors: unknown[] = [];
  const sender: Sender = {
    channels: [
      {
        name,
        send: async (message: ComposedMessage) => {
          sentMessages.push(message);
          return outcomeOf(message);
        },
      },
    ],
    compose: (shop, message) =>
      composeMessage(shop, message, { appUrl: 'https://shop.example.lk', demo: false }),
    onError: (thrown) => errors.push(thrown),
    outages: new Map(),
    closing: false,
  };
  return { sender, sentMessages, errors };
}

/** What a channel returns while its server is down. */
export const unreachable: SendOutcome = {
  kind: 'down',
  problem: 'unreachable',
  reply: 'ECONNREFUSED',
};
