import { data } from 'react-router';

/** Throws a 404 response. Unknown, malformed and foreign ids all end here. */
export function notFound(): never {
  throw data(null, { status: 404 });
}
