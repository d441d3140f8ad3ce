import UserMinus from 'lucide-react/icons/user-minus';
import { href, redirect } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { ownPasswordForm } from '#domain/admins/admin-schemas.server.ts';
import { removeAdmin } from '#domain/admins/remove-admin.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { answerHeaders, refusedAnswer } from '#web/forms/form-answers.server.ts';
import { readFormWithPassword } from '#web/forms/read-form-with-password.server.ts';
import type { Route } from './+types/remove-admin.route';
import { adminsCopy } from './admins.copy.ts';
import { ConfirmAdminChange } from './confirm-admin-change.tsx';
import { redirectToList, requireAdminById } from './require-admin-by-id.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(adminsCopy.removeWho, matches);
}

export const headers = answerHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  return requireAdminById(context.get(adminShopContext), params.userId);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const read = await readFormWithPassword({ request, context }, ownPasswordForm);
  if ('answer' in read) return read.answer;
  const { running, shop, values } = read;
  const canDemoAccountSignIn = running.demo !== undefined;
  const removed = await removeAdmin(shop, params.userId, { canDemoAccountSignIn });
  if (removed.ok) {
    return removed.value.isSelf
      ? redirect(href('/admin/sign-in'), 303)
      : redirectToList(running, { kind: 'success', code: 'admin-removed' });
  }
  if (removed.refusal.code === 'not-an-admin') {
    return redirectToList(running, { kind: 'error', code: 'admin-gone' });
  }
  return refusedAnswer(values, removed.refusal);
}

/** Asks for confirmation before an admin loses access to the panel. */
export default function RemoveAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isYou, hasPassword: _, ...admin } = loaderData;
  return (
    <ConfirmAdminChange
      {...admin}
      answer={actionData}
      title={adminsCopy.removeWho}
      explanation={isYou ? adminsCopy.removeYourself : adminsCopy.removal}
      label={adminsCopy.remove}
      variant="danger"
      icon={<UserMinus aria-hidden="true" />}
    />
  );
}
