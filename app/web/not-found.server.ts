import { data } from 'react-router';

/** Stops the request with the page that says so. Unknown, malformed and foreign ids all end here. */
export function notFound(): never {
  throw data(null, { status: 404 });
}
