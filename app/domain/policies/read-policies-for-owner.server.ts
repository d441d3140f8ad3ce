import { desc, eq } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type PolicyKind, policyKinds } from './policy.ts';
import type { PolicyTexts } from './policy-form.ts';
import { policies, policyVersions } from './tables.server.ts';

const maxEarlierVersions = 20;

export type PolicyVersion = { texts: PolicyTexts; version: number; lastUpdated: Date };
export type EarlierPolicy = PolicyVersion & { replacedAt: Date };
export type PolicyWithHistory = PolicyVersion & { kind: PolicyKind; earlier: EarlierPolicy[] };

/** Returns all three documents for the editor, each with its latest earlier versions, newest first. */
export function readPoliciesForOwner(shop: AdminShop): Promise<PolicyWithHistory[]> {
  return Promise.all(
    policyKinds.map(async (kind) => ({
      kind,
      ...(await readPolicyForOwner(shop, kind)),
      earlier: await listEarlier(shop, kind),
    })),
  );
}

/** Reads one document for the editor. `lock` locks it against concurrent saves. */
export async function readPolicyForOwner(
  shop: AdminShop,
  kind: PolicyKind,
  { lock = false }: { lock?: boolean } = {},
): Promise<PolicyVersion> {
  const query = shop.db.select().from(policies).where(eq(policies.kind, kind));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Error(`The shop has no ${kind} policy. ensurePolicies must run first.`);
  const { kind: _, version, lastUpdated, ...texts } = row;
  return { texts, version, lastUpdated };
}

async function listEarlier(shop: AdminShop, kind: PolicyKind): Promise<EarlierPolicy[]> {
  const rows = await shop.db
    .select()
    .from(policyVersions)
    .where(eq(policyVersions.kind, kind))
    .orderBy(desc(policyVersions.version))
    .limit(maxEarlierVersions);
  return rows.map(({ kind: _, version, lastUpdated, replacedAt, ...texts }) => ({
    texts,
    version,
    lastUpdated,
    replacedAt,
  }));
}
