import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findEarlierPolicy } from '#domain/policies/find-earlier-policy.server.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import type { PolicyTexts } from '#domain/policies/policy-form.ts';
import { policySchema, restoreSchema } from '#domain/policies/policy-schema.server.ts';
import {
  readPoliciesForOwner,
  readPolicyForOwner,
} from '#domain/policies/read-policies-for-owner.server.ts';
import { readPolicyFacts } from '#domain/policies/read-policy-facts.server.ts';
import { restorePolicy, savePolicy } from '#domain/policies/save-policy.server.ts';
import { mergeForm } from '#ui/form/merge-form.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/policies.route';
import { PoliciesPage } from './policies-page.tsx';
import { policyHref, policyIn } from './policies-tabs.ts';
import type { PolicyAnswer } from './policy-form.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(panelCopy.policies, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const isDemo = context.get(runningShopContext).demo !== undefined;
  return {
    policies: await readPoliciesForOwner(shop),
    facts: await readPolicyFacts(shop, { isDemo }),
  };
}

/** Skips reloading between tabs, so that an open editor keeps the text with which it was opened. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isSamePage = args.currentUrl.pathname === args.nextUrl.pathname;
  return args.defaultShouldRevalidate && !(isSamePage && args.formMethod === undefined);
}

export function action(args: Route.ActionArgs) {
  return args.url.searchParams.has('restore') ? restore(args) : save(args);
}

async function save({ request, context, url }: Route.ActionArgs) {
  const shop = context.get(adminShopContext);
  const kind = policyIn(url.searchParams);
  const form = await readForm(request, policySchema);
  if (!form.ok) {
    const { values, problems } = form.refusal;
    const version = Number(values['version']) || 0;
    return data<PolicyAnswer>({ kind, version, values, problems }, { status: 422 });
  }
  const saved = await savePolicy(shop, kind, form.value);
  if (!saved.ok) {
    return data<PolicyAnswer>(await mergePolicy(shop, kind, form.value), { status: 409 });
  }
  return redirectToTab({ context, url }, { kind: 'success', code: 'policies-saved' });
}

/** Merges the typed texts with those that someone else saved in the meantime, and marks the conflicts. */
async function mergePolicy(
  shop: AdminShop,
  kind: PolicyKind,
  { texts: submitted, version }: { texts: PolicyTexts; version: number },
): Promise<PolicyAnswer> {
  const saved = await readPolicyForOwner(shop, kind);
  const previous = (await findEarlierPolicy(shop, kind, version)) ?? {};
  const { values, theirs } = mergeForm(saved.texts, { submitted, previous });
  const [last] = (await listAudit(shop, { subject: { kind: 'policy', id: kind } })).entries;
  const conflict = { by: last?.userName, theirs };
  return { kind, version: saved.version, values, problems: {}, conflict };
}

async function restore({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, restoreSchema);
  // No version is 0, so that an invalid form restores nothing.
  const versions = form.ok ? form.value : { earlier: 0, version: 0 };
  const kind = policyIn(url.searchParams);
  const restored = await restorePolicy(context.get(adminShopContext), kind, versions);
  return redirectToTab(
    { context, url },
    restored.ok
      ? { kind: 'success', code: 'policy-restored' }
      : { kind: 'error', code: 'policy-not-restored' },
  );
}

function redirectToTab({ context, url }: Pick<Route.ActionArgs, 'context' | 'url'>, flash: Flash) {
  const tabPath = policyHref(policyIn(url.searchParams));
  return redirectWithFlash(context.get(runningShopContext), tabPath, flash);
}

export default function PoliciesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PoliciesPage {...loaderData} answer={actionData} />;
}
