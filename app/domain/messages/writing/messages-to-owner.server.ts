import { and, countDistinct, eq, ne, notInArray, sql } from 'drizzle-orm';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { recentCondition } from '#domain/kernel/clock-conditions.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { budgets } from '#domain/limits/budgets.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import type { Recipient } from '#domain/messages/recipients.ts';
import { messages, type NewMessage } from '#domain/messages/tables.server.ts';
import { placeholderEmail } from '#domain/settings/default-settings.copy.ts';

const uncountedKinds: MessageKind[] = ['backup-failed', 'sms-limit'];

/**
 * Returns whether a message counts towards the owner's limit and may be held back. Notices about a failed
 * backup and the SMS limit never do.
 */
export function countsForLimit({ audience, kind }: NewMessage): boolean {
  return audience === 'owner' && !uncountedKinds.includes(kind);
}

/**
 * Returns whether the owner got so many messages within an hour that more of them would only hide the others. Does
 * not count messages that were held back, so that the limit ends with its hour.
 */
export async function isOwnerLimitReached(shop: Shop): Promise<boolean> {
  const { attempts, windowMs } = budgets['owner-messages:shop'];
  const recent = and(
    eq(messages.audience, 'owner'),
    recentCondition(shop, messages.createdAt, windowMs),
    notInArray(messages.kind, uncountedKinds),
    sql`${messages.problem} is distinct from 'held-back'`,
  );
  const [found] = await shop.db
    .select({ causes: countDistinct(messages.causeId) })
    .from(messages)
    .where(recent);
  return (found?.causes ?? 0) >= attempts;
}

const ownerCondition = ne(adminUsers.role, 'packer');
const readSinhala = sql<boolean | null>`bool_and(${adminUsers.panelLanguage} = 'si')`;

/** Selects, inside another query, whether all owners read the panel only in Sinhala; null without owners. */
export const ownersReadSinhala = sql<
  boolean | null
>`(select ${readSinhala} from ${adminUsers} where ${ownerCondition})`;

/** Returns the language of messages to the owner: Sinhala once every owner reads the panel only in Sinhala. */
export async function ownerLanguage(shop: Shop): Promise<Language> {
  const [owners] = await shop.db.select({ readSinhala }).from(adminUsers).where(ownerCondition);
  return owners?.readSinhala ? 'si' : 'en';
}

export type OwnerMessageSubject = Pick<
  NewMessage,
  'kind' | 'causeId' | 'orderId' | 'contactMessageId'
>;

type OwnerMessage = OwnerMessageSubject & { language: Language };

export function ownerMessages(
  recipients: readonly Recipient[],
  content: OwnerMessage,
): NewMessage[] {
  return recipients.map((recipient) => ({ ...content, ...recipient, audience: 'owner' }));
}

/** Returns the owner's e-mail address; none while it is the placeholder, except in demo mode, which sends nothing. */
export function ownerContact({ email }: { email: string }, { demo }: { demo: boolean }) {
  const isReal = email.includes('@') && email !== placeholderEmail;
  return { email: isReal || demo ? email : undefined };
}
