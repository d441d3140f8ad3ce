import { href } from 'react-router';

const controlCharacter = /\p{Cc}/u;

/**
 * Where to go on after signing in: the address that the form carries if it is one of the panel, else the dashboard.
 * What browsers read as another host ("//", "/\", control characters inside) is refused as it stands, and the path is
 * looked at only after its dots are resolved.
 */
export function nextPath(asked: unknown): string {
  const dashboard = href('/admin/dashboard');
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked) || controlCharacter.test(asked)) {
    return dashboard;
  }
  const base = 'http://shop.invalid';
  const url = URL.parse(asked, base);
  if (!url || url.origin !== base || !/^\/admin(\/|$)/.test(url.pathname)) return dashboard;
  return `${url.pathname}${url.search}${url.hash}`;
}
