import { href } from 'react-router';
import { localPath } from '#web/addresses/local-path.ts';

/** Returns where to go on after signing in: the address in the form if it is one of the panel, else the dashboard. */
export function nextPath(asked: unknown): string {
  const path = localPath(asked);
  return path && /^\/admin([/?#]|$)/.test(path) ? path : href('/admin/dashboard');
}
