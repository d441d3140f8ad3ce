import { href, redirect } from 'react-router';

export function loader() {
  return redirect(href('/admin/dashboard'));
}

/** Without a component this would be no page, and whoever is no owner would see no login screen. */
export default function Index() {
  return null;
}
