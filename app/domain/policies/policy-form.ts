/**
 * The longest texts of a policy, in Unicode characters. Both languages together, sent by a form, stay below the limit of
 * one request.
 */
export const policyLimits = {
  titleEn: 120,
  titleSi: 120,
  contentEn: 10_000,
  contentSi: 10_000,
} as const;

export type PolicyField = keyof typeof policyLimits;
export const policyFields = Object.keys(policyLimits) as PolicyField[];
export type PolicyTexts = Record<PolicyField, string>;
