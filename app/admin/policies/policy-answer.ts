import type { PolicyKind } from '#domain/policies/policy.ts';
import type { PolicyField, PolicyProblem, PolicyTexts } from '#domain/policies/policy-form.ts';

/** The editor of one policy comes back with what was typed, and says why it was not saved. */
export type PolicyAnswer = {
  kind: PolicyKind;
  texts: PolicyTexts;
  version: number;
  problems: Partial<Record<PolicyField, PolicyProblem>>;
  /** Who saved meanwhile, where somebody did, and what they wrote where something else was typed here. */
  meanwhile?: { by: string | undefined; theirs: Partial<PolicyTexts> };
};
