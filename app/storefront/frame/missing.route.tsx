import { notFound } from '#web/not-found.server.ts';

/** Responds 404 to any unknown address, in the language of the address. */
export function loader() {
  notFound();
}

/** Never rendered. But a route without a page would be answered without one. */
export default function MissingRoute() {
  return null;
}
