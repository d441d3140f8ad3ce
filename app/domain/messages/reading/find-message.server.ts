import { eq } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { Compose } from '#domain/messages/channel.ts';
import { canSendAgain } from '#domain/messages/message.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { pushDevices } from '#domain/push/tables.server.ts';
import { namedRecipient } from './named-recipient.server.ts';

export type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** An e-mail has all three, a push notification no HTML, and other messages only a text. */
type Preview = { subject?: string; text: string; html?: string };

/**
 * Finds one message with a preview. A secret link or code is previewed in demo mode only, which sends it to no one.
 */
export async function findMessage(
  shop: AdminShop,
  id: string,
  { compose, demo }: { compose: Compose; demo: boolean },
) {
  const [row] = await shop.db
    .select({ found: messages, deviceName: pushDevices.name })
    .from(messages)
    .leftJoin(pushDevices, eq(pushDevices.id, messages.pushDeviceId))
    .where(eq(messages.id, id));
  if (!row) return undefined;
  const { found, deviceName } = row;
  const secretLink = demo ? found.secretLink : null;
  const preview: Preview | undefined = await compose(shop, { ...found, secretLink });
  const { kind, audience, channel, language, state, attempts, problem, lastError } = found;
  return {
    id,
    ...{ kind, audience, channel, language, state, attempts, problem, lastError },
    recipient: namedRecipient({ recipient: found.recipient, deviceName }),
    createdAt: found.createdAt,
    sentAt: found.sentAt,
    deliveredAt: found.deliveredAt,
    readAt: found.readAt,
    canSendAgain: canSendAgain(found),
    preview,
  };
}
