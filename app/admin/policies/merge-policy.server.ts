import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { findEarlierPolicy } from '#domain/policies/find-earlier-policy.server.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import type { PolicyTexts } from '#domain/policies/policy-form.ts';
import { readOwnPolicy } from '#domain/policies/read-own-policies.server.ts';
import { mergeForm } from '#ui/form/merge-form.ts';
import type { PolicyAnswer } from './policy-form.tsx';

/** Merges what was typed with what someone else saved, so that the next save is made knowingly. */
export async function mergePolicy(
  shop: OwnerShop,
  kind: PolicyKind,
  { texts: typed, version }: { texts: PolicyTexts; version: number },
): Promise<PolicyAnswer> {
  const now = await readOwnPolicy(shop, kind);
  const shown = (await findEarlierPolicy(shop, kind, version)) ?? {};
  const { values, theirs } = mergeForm(now.texts, { typed, shown });
  const [last] = (await listAudit(shop, { subject: { kind: 'policy', id: kind } })).entries;
  const conflict = { by: last?.userName, theirs };
  return { kind, version: now.version, values, problems: {}, conflict };
}
