import { href, redirect } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { confirmedForm } from '#domain/admins/admin-schemas.server.ts';
import { removeAdmin } from '#domain/admins/remove-admin.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import { refused } from '#web/form-answers.server.ts';
import type { Route } from './+types/remove-admin.route';
import { adminsCopy } from './admins.copy.ts';
import { readConfirmed } from './confirm-own.server.ts';
import { readAsked } from './read-asked.server.ts';
import { RemoveAdminPage } from './remove-admin-page.tsx';
import { sayInList } from './say-in-list.server.ts';

export function meta() {
  return panelMeta(adminsCopy.removeWho);
}

/** So that Retry-After reaches the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return readAsked(context.get(ownerShopContext), params.userId);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const read = await readConfirmed({ request, context }, confirmedForm);
  if ('answer' in read) return read.answer;
  const { running, shop, values } = read;
  const demoEnters = running.demo !== undefined;
  const removed = await removeAdmin(shop, params.userId, { demoEnters });
  if (removed.ok) {
    return removed.value.isSelf
      ? redirect(href('/admin/sign-in'), 303)
      : sayInList(running, { kind: 'success', code: 'admin-removed' });
  }
  if (removed.refusal.code === 'not-an-admin') {
    return sayInList(running, { kind: 'error', code: 'admin-gone' });
  }
  return refused(values, removed.refusal);
}

export default function RemoveAdminRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RemoveAdminPage {...loaderData} answer={actionData} />;
}
