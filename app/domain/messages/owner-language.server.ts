import { ne } from 'drizzle-orm';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns the language of messages to the owner: Sinhala once every admin reads the panel in Sinhala alone. */
export async function ownerLanguage(shop: Shop): Promise<Language> {
  const [admins, others] = await Promise.all([
    shop.db.$count(adminUsers),
    shop.db.$count(adminUsers, ne(adminUsers.panelLanguage, 'si')),
  ]);
  return admins > 0 && others === 0 ? 'si' : 'en';
}
