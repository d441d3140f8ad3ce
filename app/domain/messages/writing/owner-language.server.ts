import { ne, sql } from 'drizzle-orm';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

const isOwner = ne(adminUsers.role, 'packer');
const readSinhala = sql<boolean | null>`bool_and(${adminUsers.panelLanguage} = 'si')`;

/** The same question as a part of another query. */
export const ownersReadSinhala = sql<
  boolean | null
>`(select ${readSinhala} from ${adminUsers} where ${isOwner})`;

/** Returns the language of messages to the owner: Sinhala once every owner reads the panel in Sinhala alone. */
export async function ownerLanguage(shop: Shop): Promise<Language> {
  const [owners] = await shop.db.select({ readSinhala }).from(adminUsers).where(isOwner);
  return owners?.readSinhala ? 'si' : 'en';
}
