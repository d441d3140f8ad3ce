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
} from 'react-router';
import { ProblemPage } from '#storefront/shell/problem-page.tsx';
import { languageOf } from '#web/language-path.ts';
import './app.css';

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Nothing is loaded here and no cookie is read: public pages are the same for everybody. */
export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const language = languageOf(useLocation().pathname);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ProblemPage kind={isMissing ? 'not-found' : 'failed'} language={language} />;
}
