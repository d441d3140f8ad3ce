import ArrowLeft from 'lucide-react/icons/arrow-left';
import { href, Link, useLocation } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PolicyBlock } from '#domain/policies/policy-block.ts';
import { shellCopy } from '#storefront/frame/frame.copy.ts';
import { Heading } from '#ui/heading.tsx';
import { useLanguage, useSay } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { lastUpdated, policyCopy } from './policy.copy.ts';
import { PolicyText } from './policy-text.tsx';

type PolicyPageProps = {
  title: Bilingual;
  lastUpdated: Date;
  content: { en: PolicyBlock[]; si: PolicyBlock[] };
};

export function PolicyPage({ title, lastUpdated: at, content }: PolicyPageProps) {
  const language = useLanguage();
  return (
    <div className="wrap py-[clamp(40px,6vw,88px)]">
      <div className="mx-auto max-w-190">
        <Link
          to={pathIn(language, href('/'))}
          className="mb-2 inline-flex min-h-11 items-center gap-2.5 text-leaf-700 no-underline hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span>
            <Both of={policyCopy.backToHome} beside />
          </span>
        </Link>
        <Heading level="h1" of={title} />
        <p className="mt-5 text-base leading-snug text-ink-600">
          <time dateTime={at.toISOString()}>
            <Both of={lastUpdated(at)} />
          </time>
        </p>
        <PolicyTabs />
        <PolicyText content={content} />
      </div>
    </div>
  );
}

const tabs = [
  { path: href('/privacy-policy'), label: shellCopy.privacyPolicy },
  { path: href('/terms-conditions'), label: shellCopy.terms },
  { path: href('/refund-policy'), label: shellCopy.refundPolicy },
];

function PolicyTabs() {
  const language = useLanguage();
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={say(policyCopy.policies)}
      className="mt-8 grid border-line sm:flex sm:border-b"
    >
      {tabs.map(({ path, label }) => {
        const to = pathIn(language, path);
        return (
          <Link
            key={path}
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            className="policy-tab"
          >
            <span>
              <Both of={label} />
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
