import { href, redirect } from 'react-router';

export function loader() {
  return redirect(href('/admin/dashboard'));
}

/** Makes this a page, so that those who are no owner see the login screen. */
export default function Index() {
  return null;
}
