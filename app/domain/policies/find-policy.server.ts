import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Policy, PolicyKind } from './policy.ts';
import { policies } from './tables.server.ts';

/** Returns one published document. It is missing only in a shop that never finished its first start. */
export async function findPolicy(shop: Shop, kind: PolicyKind): Promise<Policy | undefined> {
  const [found] = await shop.db
    .select({
      kind: policies.kind,
      title: { en: policies.titleEn, si: policies.titleSi },
      content: { en: policies.contentEn, si: policies.contentSi },
      lastUpdated: policies.lastUpdated,
    })
    .from(policies)
    .where(eq(policies.kind, kind));
  return found;
}
