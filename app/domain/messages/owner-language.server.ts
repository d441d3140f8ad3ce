import { and, ne } from 'drizzle-orm';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

const isOwner = ne(adminUsers.role, 'packer');

/** Returns the language of messages to the owner: Sinhala once every owner reads the panel in Sinhala alone. */
export async function ownerLanguage(shop: Shop): Promise<Language> {
  const [owners, others] = await Promise.all([
    shop.db.$count(adminUsers, isOwner),
    shop.db.$count(adminUsers, and(isOwner, ne(adminUsers.panelLanguage, 'si'))),
  ]);
  return owners > 0 && others === 0 ? 'si' : 'en';
}
