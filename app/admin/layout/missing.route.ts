import { throwNotFound } from '#web/responses/not-found.server.ts';

export function loader() {
  throwNotFound();
}

export function action() {
  throwNotFound();
}

/** Makes this a page route, so that "not found" is rendered inside the layout of the panel. */
export default function Missing() {
  return null;
}
