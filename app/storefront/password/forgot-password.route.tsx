import { data, href, redirect } from 'react-router';
import { forgotPasswordSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import { askReset } from '#domain/auth/resets/ask-password-reset.server.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { runningShopContext, visitContext } from '#web/contexts.server.ts';
import { takeFlash, writeFlash } from '#web/flash.server.ts';
import { failed, refused, wrongFields } from '#web/form-answers.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import { readForm } from '#web/read-form.server.ts';
import { resetLink } from '#web/sign-in-path.ts';
import type { Route } from './+types/forgot-password.route';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { passwordCopy } from './password.copy.ts';
import { privateHeaders } from './private-headers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { flash, forget } = await takeFlash(context.get(runningShopContext), request);
  const page = { wasSent: flash?.code === 'reset-asked' };
  return data(page, forget === undefined ? {} : { headers: { 'Set-Cookie': forget } });
}

/** Nothing in the response tells whether there is such an account. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, forgotPasswordSchema);
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(visitContext);
  const language = languageOf(url.pathname);
  const { identifier } = form.value;
  const linkOf = (token: string) => resetLink(running.appUrl, language, token);
  const asking = askReset(running.shop, { identifier, language, clientAddress, linkOf });
  const asked = await asking.catch(failed({ request, context }));
  if (!asked.ok) return refused(form.values, asked.refusal);
  return redirect(pathIn(language, href('/forgot-password')), {
    status: 303,
    headers: { 'Set-Cookie': await writeFlash(running, { kind: 'success', code: 'reset-asked' }) },
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, passwordCopy.forgot);
}

export default function ForgotPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPasswordPage {...loaderData} answer={actionData} />;
}
