import { href, redirect } from 'react-router';

/** Redirects from the former URL of the channels, which may be bookmarked. */
export function loader() {
  return redirect(href('/admin/messages/channels'));
}

/** Makes this a page route, so that its error boundary can show the login screen. */
export default function FormerUrl() {
  return null;
}
