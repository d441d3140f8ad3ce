import KeyRound from 'lucide-react/icons/key-round';
import { data } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { ownPasswordForm } from '#domain/admins/admin-schemas.server.ts';
import { makeAdminLink } from '#domain/admins/make-admin-link.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { answerHeaders } from '#web/forms/form-answers.server.ts';
import { readFormWithPassword } from '#web/forms/read-form-with-password.server.ts';
import type { Route } from './+types/admin-link.route';
import { adminsCopy } from './admins.copy.ts';
import { ConfirmAdminChange } from './confirm-admin-change.tsx';
import { composeLinkMessage } from './link-message.server.ts';
import { LinkReady } from './link-ready.tsx';
import { redirectToList, requireAdminById } from './require-admin-by-id.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(adminsCopy.linkFor, matches);
}

export const headers = answerHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  return requireAdminById(context.get(adminShopContext), params.userId);
}

/** Makes the link on POST only, so that prefetching or following a URL makes none. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const read = await readFormWithPassword({ request, context }, ownPasswordForm);
  if ('answer' in read) return read.answer;
  const { running, shop } = read;
  const made = await makeAdminLink(shop, params.userId);
  if (!made.ok) return redirectToList(running, { kind: 'error', code: 'admin-gone' });
  const { admin, token } = made.value;
  const adminWithToken = { name: admin.name, username: admin.signsInAs, token };
  return data({ linkMessage: await composeLinkMessage(shop, running.appUrl, adminWithToken) });
}

export default function AdminLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'linkMessage' in actionData)
    return <LinkReady linkMessage={actionData.linkMessage} />;
  const { isYou, hasPassword, ...admin } = loaderData;
  const forOther = hasPassword ? adminsCopy.linkLead : adminsCopy.linkForNewPerson;
  return (
    <ConfirmAdminChange
      {...admin}
      answer={actionData}
      title={adminsCopy.linkFor}
      explanation={isYou ? adminsCopy.linkForYou : forOther}
      label={adminsCopy.makeLink}
      variant="primary"
      icon={<KeyRound aria-hidden="true" />}
    />
  );
}
