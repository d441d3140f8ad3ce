import { data, href, redirectDocument } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { findAdminLink } from '#domain/admins/find-admin-link.server.ts';
import { resetPasswordSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import { useAnswerKey } from '#ui/use-answer-key.ts';
import { runningShopContext, shopContext, visitContext } from '#web/contexts.server.ts';
import { refused, wrongFields } from '#web/form-answers.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { keepPanelPrivate } from '#web/require-owner.server.ts';
import { resetByLink } from '#web/sign-in.server.ts';
import type { Route } from './+types/set-password.route';
import { setPasswordCopy } from './set-password.copy.ts';
import { SetPasswordScreen } from './set-password-screen.tsx';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate];

export function meta() {
  return panelMeta(setPasswordCopy.choose);
}

/** So that Retry-After reaches the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Runs outside the guard, for a new admin has no password yet. Opening the page does not use up the link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await findAdminLink(context.get(shopContext), params.token);
  if (link.ok) return data({ username: link.value.signsInAs, dead: undefined });
  return data({ username: '', dead: link.refusal.code }, { status: 410 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, resetPasswordSchema);
  if (!form.ok) return wrongFields({}, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(visitContext);
  const wish = { token: params.token, password: form.value.password, kind: 'admin' } as const;
  const reset = await resetByLink({ running, request, clientAddress }, wish);
  if (reset.ok) {
    const headers = reset.value.setCookies.map((cookie): [string, string] => [
      'Set-Cookie',
      cookie,
    ]);
    return redirectDocument(`${href('/admin/sign-in')}?because=password-set`, {
      status: 303,
      headers,
    });
  }
  // The page of a dead link says why it is dead.
  if (reset.refusal.code !== 'too-many-tries') {
    return redirectDocument(href('/admin/set-password/:token', params), 303);
  }
  return refused({}, reset.refusal);
}

export default function SetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswerKey(actionData);
  return <SetPasswordScreen key={answer} {...loaderData} answer={actionData} />;
}
