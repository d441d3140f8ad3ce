import { href } from 'react-router';
import { type PolicyKind, policyKinds } from '#domain/policies/policy.ts';

/** Returns the policy that the URL names, or the first one. */
export function policyIn(searchParams: URLSearchParams): PolicyKind {
  const tab = searchParams.get('tab');
  return policyKinds.find((kind) => kind === tab) ?? 'privacy';
}

export function policyHref(kind: PolicyKind): string {
  return `${href('/admin/policies')}?tab=${kind}`;
}

/** The public page of each policy. */
export const publicHrefs: Record<PolicyKind, string> = {
  privacy: href('/privacy-policy'),
  terms: href('/terms-conditions'),
  refund: href('/refund-policy'),
};
