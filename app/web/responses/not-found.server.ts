import { data } from 'react-router';

/** Throws a 404 response, the same for unknown and malformed ids and for those of someone else. */
export function notFound(): never {
  throw data(null, { status: 404 });
}
