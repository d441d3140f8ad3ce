/**
 * Stands in the browser for the part of React Router that asks the server for routes by and by, which
 * react-router.config.ts switches off: every page brings the whole list. Shoppers load a few hundred bytes less.
 */
export function isFogOfWarEnabled(): boolean {
  return false;
}

export function useFogOFWarDiscovery(): void {}
export function getPatchRoutesOnNavigationFunction(): void {}
export function getPartialManifest(): void {}
export function getPathsWithAncestors(): void {}
export function handleClientVersionMismatch(): void {}
export function getManifestPath(): void {}
