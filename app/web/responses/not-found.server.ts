import { data } from 'react-router';

/** Throws a 404 response, the same for unknown ids, malformed ids and ids of someone else. */
export function throwNotFound(): never {
  throw data(null, { status: 404 });
}
