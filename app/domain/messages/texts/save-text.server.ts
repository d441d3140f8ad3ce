import { and, eq } from 'drizzle-orm';
import { type AuditEntryNumber, recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { ConfigurableKind } from '#domain/messages/channel-choices/channel-choices.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { defaultTexts } from './default-texts.copy.ts';
import { readText } from './read-text.server.ts';
import { messageTexts } from './tables.server.ts';

export const textsSubject = { kind: 'settings', id: 'message-texts' } as const;

/**
 * Saves the SMS text of one kind, from the next message on. Refuses if someone else has saved since the form
 * was opened with the text `shown`; the same text again is no change.
 */
export function saveText(
  shop: AdminShop,
  kind: ConfigurableKind,
  { text, shown }: { text: Bilingual; shown: Bilingual },
): Promise<Result<undefined, { code: 'changed-since' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await lockText(shop, kind);
    if (isSame(before, text)) return okRecorded(nothingChanged);
    if (!isSame(before, shown)) return refuse({ code: 'changed-since' });
    return okRecorded(await write(shop, { kind, before, text }));
  });
}

/**
 * Restores the default text of a kind. Refuses if someone else has saved since the page showed the text `shown`, which
 * pages of an earlier release do not send. Idempotent.
 */
export function restoreText(
  shop: AdminShop,
  kind: ConfigurableKind,
  { shown }: { shown?: Bilingual | undefined } = {},
): Promise<Result<undefined, { code: 'changed-since' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await lockText(shop, kind);
    const text = defaultTexts[kind];
    if (isSame(before, text)) return okRecorded(nothingChanged);
    if (shown && !isSame(before, shown)) return refuse({ code: 'changed-since' });
    return okRecorded(await write(shop, { kind, before, text }));
  });
}

/** Locks the only row of the settings, so that two owners save one after the other, and reads the text. */
async function lockText(shop: AdminShop, kind: ConfigurableKind): Promise<Bilingual> {
  await shop.db.select({ id: settings.id }).from(settings).for('update');
  return (await readText(shop, kind)).text;
}

type Change = { kind: ConfigurableKind; before: Bilingual; text: Bilingual };

/** Stores no row for a default text, so that later versions of the shop can improve it. */
async function write(shop: AdminShop, { kind, before, text }: Change): Promise<AuditEntryNumber> {
  const ofText = and(eq(messageTexts.kind, kind), eq(messageTexts.channel, 'sms'));
  await shop.db.delete(messageTexts).where(ofText);
  if (!isSame(text, defaultTexts[kind])) {
    const { en, si } = text;
    await shop.db.insert(messageTexts).values({ kind, channel: 'sms', en, si });
  }
  return recordAudit(shop, {
    action: 'message-text-saved',
    subject: textsSubject,
    before: toAuditValues(kind, before),
    after: toAuditValues(kind, text),
  });
}

function toAuditValues(kind: ConfigurableKind, { en, si }: Bilingual) {
  return { [`${kind}-sms-en`]: en, [`${kind}-sms-si`]: si };
}

function isSame(one: Bilingual, other: Bilingual): boolean {
  return one.en === other.en && one.si === other.si;
}
