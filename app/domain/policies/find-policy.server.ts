import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Policy, PolicyKind } from './policy.ts';
import { policies } from './tables.server.ts';

/** One document as it is published. Missing only where a shop was never opened properly. */
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
