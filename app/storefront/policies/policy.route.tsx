import ArrowLeft from 'lucide-react/icons/arrow-left';
import { href, Link, useLocation } from 'react-router';
import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import type { TextBlock, TextInline } from '#domain/kernel/text-block.ts';
import { fillPolicy } from '#domain/policies/fill-policy.ts';
import { findPolicy } from '#domain/policies/find-policy.server.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import { parsePolicy } from '#domain/policies/policy-blocks.ts';
import { readPolicyFacts } from '#domain/policies/read-policy-facts.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { policyLinks } from '#storefront/layout/page-links.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import { organizationData } from '#storefront/seo/structured-data.ts';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/policy.route';
import { lastUpdatedText, policyCopy } from './policy.copy.ts';
import { PolicyText } from './policy-text.tsx';

const kinds: Record<string, PolicyKind> = {
  '/privacy-policy': 'privacy',
  '/terms-conditions': 'terms',
  '/refund-policy': 'refund',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const kind = kinds[localizePath('en', url.pathname).replace(/\/$/, '')];
  const policy = kind && (await findPolicy(shop, kind));
  if (!policy) return throwNotFound();
  const { siteName } = await readSettings(shop);
  const { title, lastUpdated } = policy;
  const isDemo = context.get(runningShopContext).demo !== undefined;
  const content = fillPolicy(policy.content, await readPolicyFacts(shop, { isDemo }));
  const blocks = { en: parsePolicy(content.en), si: parsePolicy(content.si) };
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

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, siteName, opening } = loaderData;
  const titleIn = (language: Language) =>
    `${textIn(language, title).text} | ${textIn(language, siteName).text}`;
  return pageMeta(args, {
    title: { en: titleIn('en'), si: titleIn('si') },
    description: opening,
    data: import.meta.env.SSR ? (shopMeta) => [organizationData(shopMeta)] : undefined,
  });
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />;
}

type PolicyPageProps = {
  title: Bilingual;
  lastUpdated: Date;
  content: { en: TextBlock[]; si: TextBlock[] };
};

function PolicyPage({ title, lastUpdated, content }: PolicyPageProps) {
  const language = useLanguage();
  return (
    <div className="wrap py-[clamp(40px,6vw,88px)]">
      <div className="mx-auto max-w-190">
        <Link
          to={localizePath(language, href('/'))}
          className="mb-2 inline-flex min-h-11 items-center gap-2.5 text-leaf-700 no-underline hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span>
            <Both of={policyCopy.backToHome} inline />
          </span>
        </Link>
        <Heading level="h1" of={title} />
        <p className="mt-5 text-base leading-snug text-ink-600">
          <time dateTime={lastUpdated.toISOString()}>
            <Both of={lastUpdatedText(lastUpdated)} />
          </time>
        </p>
        <PolicyTabs />
        <PolicyText content={content} />
      </div>
    </div>
  );
}

function PolicyTabs() {
  const language = useLanguage();
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={translate(policyCopy.policies)}
      className="mt-8 grid border-line sm:flex sm:border-b"
    >
      {policyLinks(language).map(({ href: to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : undefined}
          className="policy-tab"
        >
          <span>
            <Both of={label} />
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** Returns the first paragraph of a policy as plain text, as its description for search engines. */
function openingOf(blocks: readonly TextBlock[]): string {
  const first = blocks.find((block) => block.kind === 'paragraph');
  return first ? plain(first.content) : '';
}

function plain(content: readonly TextInline[]): string {
  return content.map(plainInline).join('');
}

function plainInline(inline: TextInline): string {
  if (inline.kind === 'text') return inline.text;
  return inline.kind === 'break' ? ' ' : plain(inline.content);
}
