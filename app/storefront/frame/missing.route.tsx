import { notFound } from '#web/not-found.server.ts';

/** Any address that names nothing: the page that says so, in the language of the address. */
export function loader() {
  notFound();
}

/** Never drawn. But a route without a page would be answered without one. */
export default function MissingRoute() {
  return null;
}
