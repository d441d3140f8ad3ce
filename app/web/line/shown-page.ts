import { type DataRouter, type DataStrategyResult, matchRoutes } from 'react-router';
import { isMissing } from './load-route.ts';
import type { LostFormHandle } from './lost-form.ts';

export type Results = Record<string, DataStrategyResult>;
export type Asked = { request: Request; router: DataRouter; next: () => Promise<Results> };

let staying = false;

/** The page that is shown stays shown, at its address. */
export function stay(router: DataRouter): Results {
  const { location } = router.state;
  const done = () => {
    staying = false;
  };
  staying = true;
  const options = { replace: true, preventScrollReset: true, state: location.state };
  void router.navigate(location, options).then(done, done);
  return {};
}

/** Whether the router is on its way back to the page that is shown. */
export function isStaying(): boolean {
  return staying;
}

/** Nothing anew: the router keeps the data that it has. Faults that are shown it has to be told again. */
export function asShown({ state: { errors } }: DataRouter): Results {
  const shown = Object.entries(errors ?? {});
  return Object.fromEntries(shown.map(([id, error]) => [id, { type: 'error', result: error }]));
}

export function handleOf(router: DataRouter, request: Request): LostFormHandle {
  return (routesAt(router, request).at(-1)?.handle ?? {}) as LostFormHandle;
}

/** Whether a file of the page there could not be had. */
export function lacksFiles(router: DataRouter, request: Request): boolean {
  return routesAt(router, request).some(({ id }) => isMissing(id ?? ''));
}

function routesAt({ routes }: DataRouter, { url }: Request) {
  return (matchRoutes(routes, new URL(url)) ?? []).map(({ route }) => route);
}

/** Whether the request goes to this address. */
export function isAt({ url }: Request, address: { pathname: string; search: string }): boolean {
  const asked = new URL(url);
  return asked.pathname === address.pathname && asked.search === address.search;
}

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}
