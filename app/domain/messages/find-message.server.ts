import { eq } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { type Address, composeMessage } from './compose-message.server.ts';
import { canSendAgain } from './message.ts';
import { messages } from './tables.server.ts';

export type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/**
 * One message as it looks. A link that lets people in is shown in a demonstration alone, where nobody else gets it.
 */
export async function findMessage(shop: OwnerShop, id: string, address: Address) {
  const [found] = await shop.db.select().from(messages).where(eq(messages.id, id));
  if (!found) return undefined;
  const look = await composeMessage(shop, found, { ...address, linkShown: address.demo });
  const { kind, audience, recipient, language, state, attempts, problem, lastError } = found;
  return {
    id,
    ...{ kind, audience, recipient, language, state, attempts, problem, lastError },
    createdAt: found.createdAt,
    sentAt: found.sentAt,
    canSendAgain: canSendAgain(found),
    look: look && { subject: look.subject, text: look.text, html: look.html },
  };
}
