import { href, redirect } from 'react-router';
import { resetByCodeSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import { resetByCodeOrRepeat } from '#domain/auth/resets/reset-by-code.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { type Flash, withFlash, writeFlash } from '#web/cookies/flash.server.ts';
import { logAndRefuse, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { rememberBrowser } from '#web/sign-in/sign-in.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/reset-by-code.route';
import { CodeForm } from './code-form.tsx';
import { passwordCopy } from './password.copy.ts';

/** Fills in the mobile number for which the code was requested just now. */
export function loader(args: Route.LoaderArgs) {
  const isOwn = ({ code }: Flash) => code === 'reset-code-asked';
  return withFlash(args, (flash) => ({ identifier: flash?.name?.en }), isOwn);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, resetByCodeSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { identifier, code, password } = form.value;
  // Refuses an e-mail address like a wrong code, because codes are sent to phones only.
  const phoneE164 = identifier.kind === 'phone' ? identifier.phoneE164 : '';
  const byCode = { phoneE164, code, password, codeSecret: running.secret };
  const resetting = resetByCodeOrRepeat(context.get(shopContext), byCode);
  const reset = await resetting.catch(logAndRefuse({ request, context }));
  if (!reset.ok) return refusedAnswer(form.values, reset.refusal);
  const deviceCookie = await rememberBrowser({ running, request, userId: reset.value.userId });
  const flash = await writeFlash(running, { kind: 'success', code: 'password-reset' });
  return redirect(localizePath(languageOf(url.pathname), href('/reset-password')), {
    status: 303,
    headers: [deviceCookie, flash].map((cookie) => ['Set-Cookie', cookie]),
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, passwordCopy.codeTitle);
}

export default function ResetByCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormCard title={passwordCopy.codeTitle}>
      <CodeForm answer={actionData} identifier={loaderData.identifier} />
    </FormCard>
  );
}
