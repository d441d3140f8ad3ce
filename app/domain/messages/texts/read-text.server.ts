import { and, eq } from 'drizzle-orm';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ConfigurableKind } from '#domain/messages/channel-choices/channel-choices.ts';
import { defaultTexts } from './default-texts.copy.ts';
import { messageTexts } from './tables.server.ts';

/** Reads the text of an SMS, with its placeholders, and whether the owner wrote it. */
export async function readText(
  shop: Shop,
  kind: ConfigurableKind,
): Promise<{ text: Bilingual; isOwn: boolean }> {
  const [own] = await shop.db
    .select({ en: messageTexts.en, si: messageTexts.si })
    .from(messageTexts)
    .where(and(eq(messageTexts.kind, kind), eq(messageTexts.channel, 'sms')));
  return { text: own ?? defaultTexts[kind], isOwn: own !== undefined };
}
