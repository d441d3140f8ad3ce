import { type Language, textIn } from '#domain/kernel/bilingual.ts';
import { fillPolicy } from '#domain/policies/fill-policy.ts';
import { findPolicy } from '#domain/policies/find-policy.server.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import { policyBlocks } from '#domain/policies/policy-blocks.server.ts';
import { readPolicyFacts } from '#domain/policies/read-policy-facts.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { organizationData } from '#storefront/findable/structured-data.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { pathIn } from '#web/language-path.ts';
import { notFound } from '#web/not-found.server.ts';
import type { Route } from './+types/policy.route';
import { openingOf } from './policy-opening.ts';
import { PolicyPage } from './policy-page.tsx';

const kinds: Record<string, PolicyKind> = {
  '/privacy-policy': 'privacy',
  '/terms-conditions': 'terms',
  '/refund-policy': 'refund',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const kind = kinds[pathIn('en', url.pathname).replace(/\/$/, '')];
  const policy = kind && (await findPolicy(shop, kind));
  if (!policy) return notFound();
  const { siteName } = await readSettings(shop);
  const { title, lastUpdated } = policy;
  const isDemo = context.get(runningShopContext).demo !== undefined;
  const content = fillPolicy(policy.content, await readPolicyFacts(shop, { isDemo }));
  const blocks = { en: policyBlocks(content.en), si: policyBlocks(content.si) };
  return {
    title,
    siteName,
    lastUpdated,
    opening: { en: openingOf(blocks.en), si: openingOf(blocks.si) },
    content: blocks,
  };
}

export function headers() {
  return { 'Cache-Control': 'no-cache' };
}

export function meta({ loaderData, ...asked }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, siteName, opening } = loaderData;
  const titled = (language: Language) =>
    `${textIn(language, title).text} | ${textIn(language, siteName).text}`;
  return pageMeta(asked, {
    title: { en: titled('en'), si: titled('si') },
    description: opening,
    data: (about) => [organizationData(about)],
  });
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />;
}
