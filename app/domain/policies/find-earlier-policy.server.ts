import { and, eq } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { PolicyKind } from './policy.ts';
import type { PolicyTexts } from './policy-form.ts';
import { policyVersions } from './tables.server.ts';

/** Returns the texts of an earlier version. */
export async function findEarlierPolicy(
  shop: AdminShop,
  kind: PolicyKind,
  version: number,
): Promise<PolicyTexts | undefined> {
  const [found] = await shop.db
    .select({
      titleEn: policyVersions.titleEn,
      titleSi: policyVersions.titleSi,
      contentEn: policyVersions.contentEn,
      contentSi: policyVersions.contentSi,
    })
    .from(policyVersions)
    .where(and(eq(policyVersions.kind, kind), eq(policyVersions.version, version)));
  return found;
}
