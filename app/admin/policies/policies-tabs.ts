import { href } from 'react-router';
import { type PolicyKind, policyKinds } from '#domain/policies/policy.ts';

/** Returns the policy that an address asks for, or the first one. */
export function policyIn(searchParams: URLSearchParams): PolicyKind {
  const wanted = searchParams.get('tab');
  return policyKinds.find((kind) => kind === wanted) ?? 'privacy';
}

export function policyHref(kind: PolicyKind): string {
  return `${href('/admin/policies')}?tab=${kind}`;
}

/** Where shoppers read it. */
export const publicHrefs: Record<PolicyKind, string> = {
  privacy: href('/privacy-policy'),
  terms: href('/terms-conditions'),
  refund: href('/refund-policy'),
};
