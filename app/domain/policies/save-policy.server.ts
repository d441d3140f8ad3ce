import { eq } from 'drizzle-orm';
import { type AuditEntryNumber, recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findEarlierPolicy } from './find-earlier-policy.server.ts';
import type { PolicyKind } from './policy.ts';
import { type PolicyTexts, policyFields } from './policy-form.ts';
import { type PolicyVersion, readPolicyForOwner } from './read-policies-for-owner.server.ts';
import { policies, policyVersions } from './tables.server.ts';

export type SavePolicyRefusal = { code: 'changed-since' };
export type RestorePolicyRefusal = SavePolicyRefusal | { code: 'no-such-version' };

/** `version` is the version that the editor was opened with. If it is no longer published, someone has saved since. */
type PolicySave = { texts: PolicyTexts; version: number };
/** `earlier` is the version to publish again, `version` the one that the editor was opened with. */
type PolicyRestore = { earlier: number; version: number };

/** Publishes a document and keeps the previous one. Texts that equal the published ones change nothing. */
export function savePolicy(
  shop: AdminShop,
  kind: PolicyKind,
  { texts, version }: PolicySave,
): Promise<Result<undefined, SavePolicyRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await readPolicyForOwner(shop, kind, { lock: true });
    if (isSame(before.texts, texts)) return okRecorded(nothingChanged);
    if (before.version !== version) return refuse({ code: 'changed-since' });
    return okRecorded(await publish(shop, { kind, before, texts, action: 'policy-saved' }));
  });
}

/** Publishes an earlier version again, under today's date. The replaced text becomes an earlier version itself. */
export function restorePolicy(
  shop: AdminShop,
  kind: PolicyKind,
  { earlier, version }: PolicyRestore,
): Promise<Result<undefined, RestorePolicyRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await readPolicyForOwner(shop, kind, { lock: true });
    const texts = await findEarlierPolicy(shop, kind, earlier);
    if (texts && isSame(before.texts, texts)) return okRecorded(nothingChanged);
    if (before.version !== version) return refuse({ code: 'changed-since' });
    if (!texts) return refuse({ code: 'no-such-version' });
    return okRecorded(await publish(shop, { kind, before, texts, action: 'policy-restored' }));
  });
}

function isSame(one: PolicyTexts, other: PolicyTexts): boolean {
  return policyFields.every((field) => one[field] === other[field]);
}

type Publication = {
  kind: PolicyKind;
  before: PolicyVersion;
  texts: PolicyTexts;
  action: 'policy-saved' | 'policy-restored';
};

async function publish(
  shop: AdminShop,
  { kind, before, texts, action }: Publication,
): Promise<AuditEntryNumber> {
  await shop.db.insert(policyVersions).values({
    kind,
    ...before.texts,
    version: before.version,
    lastUpdated: before.lastUpdated,
    replacedAt: shop.now(),
  });
  await shop.db
    .update(policies)
    .set({ ...texts, version: before.version + 1, lastUpdated: shop.now() })
    .where(eq(policies.kind, kind));
  const subject = { kind: 'policy', id: kind } as const;
  return recordAudit(shop, { action, subject, before: before.texts, after: texts });
}
