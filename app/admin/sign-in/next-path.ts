import { href } from 'react-router';
import { localPath } from '#web/urls/local-path.ts';

/** Returns the redirect target after signing in: the given path if it is in the panel, else the dashboard. */
export function nextPath(value: unknown): string {
  const path = localPath(value);
  return path && /^\/admin([/?#]|$)/.test(path) ? path : href('/admin/dashboard');
}
