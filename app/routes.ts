import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every URL of the shop. Public pages stand twice: in English, and under /si in Sinhala. */
export default [
  layout('storefront/shell/shell.route.tsx', { id: 'shop.en' }, storefront('en')),
  ...prefix('si', [layout('storefront/shell/shell.route.tsx', { id: 'shop.si' }, storefront('si'))]),

] satisfies RouteConfigEntry[];

function storefront(language: 'en' | 'si'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${name}.${language}` });
  return [
    index('storefront/home/home.route.tsx', id('home')),
    route('*', 'storefront/shell/missing.route.ts', id('missing')),
  ];
}
