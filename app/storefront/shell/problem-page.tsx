import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Language } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LanguageProvider, useSay } from '#ui/language.tsx';
import { Logo } from '#ui/logo.tsx';
import { Both } from '#ui/text.tsx';
import { shellCopy } from './shell.copy.ts';

type Problem = 'not-found' | 'failed';

/** Stands alone: when it is needed, nothing that the rest of the shop reads can be relied on. */
export function ProblemPage({ kind, language }: { kind: Problem; language: Language }) {
  return (
    <LanguageProvider language={language}>
      <div className="wrap flex min-h-dvh flex-col py-6">
        <HomeLogo href={homeOf[language]} />
        <main id="content" className="grid flex-1 place-items-center py-8">
          <Card className="w-full max-w-180">{problems[kind](homeOf[language])}</Card>
        </main>
      </div>
    </LanguageProvider>
  );
}

const homeOf: Record<Language, string> = { en: '/', si: '/si' };

const problems: Record<Problem, (homeHref: string) => ReactNode> = {
  'not-found': (homeHref) => (
    <EmptyState as="h1" of={shellCopy.pageNotFound} plant="cinnamon">
      <ButtonLink to={homeHref}>
        <Both of={shellCopy.goHome} />
      </ButtonLink>
    </EmptyState>
  ),
  failed: (homeHref) => (
    <EmptyState as="h1" of={shellCopy.unavailable} icon={<CircleAlert className="size-16 stroke-1" />}>
      <a href="" className="button button-primary">
        <span>
          <Both of={shellCopy.tryAgain} />
        </span>
      </a>
      <ButtonLink to={homeHref} variant="outline" reloadDocument>
        <Both of={shellCopy.goHome} />
      </ButtonLink>
    </EmptyState>
  ),
};

function HomeLogo({ href }: { href: string }) {
  const say = useSay();
  return (
    <Link to={href} reloadDocument aria-label={`${say(shellCopy.shopName)}, ${say(shellCopy.home)}`} className="w-fit">
      <Logo className="w-37" />
    </Link>
  );
}
