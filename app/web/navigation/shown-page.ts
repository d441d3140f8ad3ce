import { type DataRouter, type DataStrategyResult, matchRoutes } from 'react-router';
import type { FailedRequestHandle } from './failed-request.ts';
import { isMissing } from './load-route.ts';

export type Results = Record<string, DataStrategyResult>;
export type PageRequest = { request: Request; router: DataRouter; next: () => Promise<Results> };

let cancelling = false;

/** Cancels the current navigation by navigating to the page that is shown, without loading its data. */
export function cancelNavigation(router: DataRouter): Results {
  const { location } = router.state;
  const done = () => {
    cancelling = false;
  };
  cancelling = true;
  const options = { replace: true, preventScrollReset: true, state: location.state };
  void router.navigate(location, options).then(done, done);
  return {};
}

/** Returns whether the router is navigating to the page that is shown already. */
export function isCancelling(): boolean {
  return cancelling;
}

/** Returns no new data, so that the router keeps its own. Errors that are shown have to be returned again. */
export function shownResults({ state: { errors } }: DataRouter): Results {
  const shown = Object.entries(errors ?? {});
  return Object.fromEntries(shown.map(([id, error]) => [id, { type: 'error', result: error }]));
}

export function handleOf(router: DataRouter, request: Request): FailedRequestHandle {
  return (routesAt(router, request).at(-1)?.handle ?? {}) as FailedRequestHandle;
}

/** Returns whether a file of the requested page could not be loaded. */
export function hasMissingScripts(router: DataRouter, request: Request): boolean {
  return routesAt(router, request).some(({ id }) => isMissing(id ?? ''));
}

function routesAt({ routes }: DataRouter, { url }: Request) {
  return (matchRoutes(routes, new URL(url)) ?? []).map(({ route }) => route);
}

/** Returns whether the request is for this page. */
export function isAt({ url }: Request, page: { pathname: string; search: string }): boolean {
  const requested = new URL(url);
  return requested.pathname === page.pathname && requested.search === page.search;
}

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}
