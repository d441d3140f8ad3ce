import { builtRoutes, fillInParams } from './built-routes.ts';

export type PanelAddress = { routeId: string; path: string };

/**
 * Returns every address under /admin that the built shop serves, with its parameters filled in. New routes are
 * included automatically.
 */
export async function panelAddresses(params: Record<string, string>): Promise<PanelAddress[]> {
  return (await builtRoutes())
    .filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
    .map(({ routeId, pattern }) => ({ routeId, path: fillInParams(pattern, params) }));
}
