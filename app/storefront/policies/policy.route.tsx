import { textIn } from '#domain/kernel/bilingual.ts';
import { findPolicy } from '#domain/policies/find-policy.server.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import { policyBlocks } from '#domain/policies/policy-blocks.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import { notFound } from '#web/not-found.server.ts';
import type { Route } from './+types/policy.route';
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
  const { title, content, lastUpdated } = policy;
  return {
    title,
    siteName,
    lastUpdated,
    content: { en: policyBlocks(content.en), si: policyBlocks(content.si) },
  };
}

export function headers() {
  return { 'Cache-Control': 'no-cache' };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const { title, siteName } = loaderData;
  return [{ title: `${textIn(language, title).text} | ${textIn(language, siteName).text}` }];
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />;
}
