import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ComponentType, use } from 'react';
import { Link, useLocation } from 'react-router';
import type { Language } from '#domain/kernel/bilingual.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { trackLink } from '#storefront/layout/page-links.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Logo } from '#ui/picture/logo.tsx';
import { RequestNoteContext } from '#ui/request-note.ts';
import { LanguageProvider, useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';

export type ErrorKind = 'not-found' | 'failed';

/** Returns the built-in name of the shop, because its settings may be unreachable where these titles are needed. */
export function shopTitle(language: Language): string {
  return layoutCopy.shopName[language];
}

export function errorTitle(kind: ErrorKind, language: Language): string {
  const of = kind === 'not-found' ? layoutCopy.pageNotFound : layoutCopy.notAvailable;
  return `${of[language]} | ${shopTitle(language)}`;
}

/** Needs no data of the shop, because reading it may be what failed. */
export function ErrorPage({ kind, language }: { kind: ErrorKind; language: Language }) {
  const Content = contents[kind];
  return (
    <LanguageProvider language={language}>
      <div className="wrap flex full-height flex-col py-6">
        <header>
          <HomeLogo href={homeOf[language]} />
        </header>
        <main id="content" className="grid flex-1 place-items-center py-8">
          <Card className="w-full max-w-180">
            <Content homeHref={homeOf[language]} />
          </Card>
        </main>
      </div>
    </LanguageProvider>
  );
}

const homeOf: Record<Language, string> = { en: '/', si: '/si' };

const contents: Record<ErrorKind, ComponentType<ErrorProps>> = {
  'not-found': NotFound,
  failed: Failed,
};

type ErrorProps = { homeHref: string };

function NotFound({ homeHref }: ErrorProps) {
  const track = trackLink(useLanguage());
  return (
    <EmptyState as="h1" of={layoutCopy.pageNotFound} plant="cinnamon">
      <ButtonLink to={homeHref}>
        <Both of={layoutCopy.goHome} />
      </ButtonLink>
      <ButtonLink to={track.href} variant="outline">
        <Both of={track.label} />
      </ButtonLink>
    </EmptyState>
  );
}

/** Loads the whole document for each link, because the page's own code may have failed. */
function Failed({ homeHref }: ErrorProps) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      as="h1"
      isLongText
      of={layoutCopy.unavailable}
      icon={<CircleAlert className="size-16 stroke-1" />}
    >
      <ButtonLink to={`${pathname}${search}`} reloadDocument>
        <Both of={layoutCopy.tryAgain} />
      </ButtonLink>
      <ButtonLink to={homeHref} variant="outline" reloadDocument>
        <Both of={layoutCopy.goHome} />
      </ButtonLink>
      <ButtonLink to={`${homeHref}#contact`} variant="quiet" reloadDocument>
        <Both of={layoutCopy.contact} />
      </ButtonLink>
      <p className="w-full text-sm text-ink-600" suppressHydrationWarning>
        {use(RequestNoteContext)}
      </p>
    </EmptyState>
  );
}

/** Replaces `ErrorPage` if that fails too, with text and links of plain HTML. */
export function PlainErrorPage({ language, pathname }: { language: Language; pathname: string }) {
  const home = homeOf[language];
  return (
    <main className="wrap py-8">
      <p>{layoutCopy.unavailable[language]}</p>
      <p>
        <a href={pathname}>{layoutCopy.tryAgain[language]}</a> ·{' '}
        <a href={home}>{layoutCopy.goHome[language]}</a> ·{' '}
        <a href={`${home}#contact`}>{layoutCopy.contact[language]}</a>
      </p>
    </main>
  );
}

function HomeLogo({ href }: { href: string }) {
  const translate = useTranslate();
  return (
    <Link
      to={href}
      reloadDocument
      aria-label={`${translate(layoutCopy.shopName)}, ${translate(layoutCopy.home)}`}
      className="block w-fit"
    >
      <Logo className="w-37" />
    </Link>
  );
}
