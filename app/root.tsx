import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { currentRequest } from '#platform/log/current-request.server.ts';
import { FallbackBoundary } from '#ui/fallback-boundary.tsx';
import { keepPage } from '#web/navigation/keep-page.ts';
import { useJumpBetweenPages } from '#web/navigation/use-jump-between-pages.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/root';
import {
  type ErrorKind,
  ErrorPage,
  errorTitle,
  PlainErrorPage,
  shopTitle,
} from './storefront/error/error-page.tsx';
import './app.css';

/** Suppresses the hydration warning of <html>, to which a script adds the class `scripted` before hydration. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = usePanelLanguage() ?? languageOf(pathname);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a2417" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestOf(pathname, language)} />
        <FallbackBoundary pathname={pathname} fallback={<title>{shopTitle(language)}</title>}>
          <Meta />
        </FallbackBoundary>
        <Links />
      </head>
      <body>
        {children}
        <JumpBetweenPages />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Returns the path of the web app manifest. The panel has its own, because it can be installed as a separate app. */
function manifestOf(pathname: string, language: Language): string {
  if (/^\/admin(\/|$)/.test(pathname)) return '/panel.webmanifest';
  return localizePath(language, '/manifest.webmanifest');
}

/** Has to be rendered before ScrollRestoration, so that its effect runs first. */
function JumpBetweenPages() {
  useJumpBetweenPages(useLocation());
  return null;
}

/** Returns Sinhala on a page of the panel whose admin chose only Sinhala. The layout of the panel loads the choice. */
function usePanelLanguage(): Language | undefined {
  const panel = useRouteLoaderData<{ panelLanguage: PanelLanguage }>('admin/layout/layout.route');
  return panel?.panelLanguage === 'si' ? 'si' : undefined;
}

/** Records the pattern of the matched route for the metrics and the log. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ pattern }) => {
    const request = currentRequest();
    if (request) request.pattern = pattern.startsWith('/') ? pattern : `/${pattern}`;
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

/** Returns the title of a page that sets none, or of a page that failed. */
export function meta({ error, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return [{ title: error ? errorTitle(kindOf(error), language) : shopTitle(language) }];
}

/** Loads nothing and reads no cookie, because public pages are the same for everyone. */
export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  return (
    <FallbackBoundary
      pathname={pathname}
      fallback={<PlainErrorPage language={language} pathname={pathname} />}
    >
      <ErrorPage kind={kindOf(error)} language={language} />
    </FallbackBoundary>
  );
}

function kindOf(error: unknown): ErrorKind {
  return isRouteErrorResponse(error) && error.status === 404 ? 'not-found' : 'failed';
}
