import { notFound } from '#web/responses/not-found.server.ts';

export function loader() {
  notFound();
}

export function action() {
  notFound();
}

/** Makes this a page, so that the panel can say inside itself that nothing is here. */
export default function Missing() {
  return null;
}
