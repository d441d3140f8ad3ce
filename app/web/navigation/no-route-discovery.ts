/**
 * Replaces in the browser the part of React Router that asks the server for routes one by one, which
 * react-router.config.ts switches off: every page contains the whole list. Saves shoppers a few hundred bytes.
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
