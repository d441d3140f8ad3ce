import { builtRoutes, fillInParams } from './built-routes.ts';

type PanelPage = { routeId: string; pattern: string; path: string };

/**
 * Returns every page under /admin that the built shop serves, with the parameters of its path filled in. New routes are
 * included automatically.
 */
export async function panelPages(params: Record<string, string>): Promise<PanelPage[]> {
  return (await builtRoutes())
    .filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
    .map(({ routeId, pattern }) => ({ routeId, pattern, path: fillInParams(pattern, params) }));
}
