import type { Shop } from '#domain/kernel/shop.server.ts';
import { defaultPolicies } from './default-policies.copy.ts';
import { policyKinds } from './policy.ts';
import { policies } from './tables.server.ts';

/** Inserts the three documents of a new shop, dated today. Existing documents stay. */
export async function ensurePolicies(shop: Shop): Promise<void> {
  const rows = policyKinds.map((kind) => {
    const { title, content } = defaultPolicies[kind];
    return {
      kind,
      titleEn: title.en,
      titleSi: title.si,
      contentEn: content.en,
      contentSi: content.si,
      lastUpdated: shop.now(),
    };
  });
  await shop.db.insert(policies).values(rows).onConflictDoNothing();
}
