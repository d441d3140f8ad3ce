import { notFound } from '#web/not-found.server.ts';

export function loader() {
  notFound();
}

export function action() {
  notFound();
}

/** Without a component this would be no page, and the panel could not say inside itself that nothing is here. */
export default function Missing() {
  return null;
}
