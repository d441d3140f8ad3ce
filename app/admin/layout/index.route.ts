import { href, redirect } from 'react-router';

export function loader() {
  return redirect(href('/admin/dashboard'));
}

/** Makes this a page route, so that its error boundary can show the login screen. */
export default function Index() {
  return null;
}
