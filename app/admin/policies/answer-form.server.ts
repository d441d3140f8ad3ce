import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { findEarlierPolicy } from '#domain/policies/find-earlier-policy.server.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import {
  type PolicyProblem,
  type PolicyTexts,
  policyFields,
} from '#domain/policies/policy-form.ts';
import { readOwnPolicy } from '#domain/policies/read-own-policies.server.ts';
import type { PolicyAnswer } from './policy-answer.ts';

type Typed = Record<string, string>;

export function withProblems(
  kind: PolicyKind,
  typed: Typed,
  problems: Record<string, string>,
): PolicyAnswer {
  return {
    kind,
    texts: textsOf(typed),
    version: Number(typed['version']) || 0,
    // The codes are those of the schema, for its fields.
    problems: problems as Record<string, PolicyProblem>,
  };
}

/** The next save is made from the new state, knowingly: what was typed stays, what was not touched follows theirs. */
export async function withTheirs(
  shop: OwnerShop,
  kind: PolicyKind,
  { texts, version }: { texts: PolicyTexts; version: number },
): Promise<PolicyAnswer> {
  const now = await readOwnPolicy(shop, kind);
  const opened = await findEarlierPolicy(shop, kind, version);
  const touched = policyFields.filter((field) => texts[field] !== opened?.[field]);
  const differing = touched.filter(
    (field) => now.texts[field] !== opened?.[field] && now.texts[field] !== texts[field],
  );
  const [last] = (await listAudit(shop, { subject: { kind: 'policy', id: kind } })).entries;
  return {
    kind,
    texts: { ...now.texts, ...picked(texts, touched) },
    version: now.version,
    problems: {},
    meanwhile: { by: last?.userName, theirs: picked(now.texts, differing) },
  };
}

function textsOf(typed: Typed): PolicyTexts {
  const text = (field: string) => (typed[field] ?? '').replaceAll('\r\n', '\n');
  return {
    titleEn: text('titleEn'),
    titleSi: text('titleSi'),
    contentEn: text('contentEn'),
    contentSi: text('contentSi'),
  };
}

function picked(texts: PolicyTexts, fields: readonly (keyof PolicyTexts)[]): Partial<PolicyTexts> {
  return Object.fromEntries(fields.map((field) => [field, texts[field]]));
}
