import { data, href, redirect } from 'react-router';
import { resetPasswordSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import { findResetLink } from '#domain/auth/resets/find-reset-link.server.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import {
  type AccountRefusal,
  accountFields,
  refusalCopy,
} from '#storefront/session/account-forms.copy.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/cookies/flash.server.ts';
import { logAndRefuse, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { resetByLink } from '#web/sign-in/sign-in.server.ts';
import { signInPath } from '#web/urls/links.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/reset-password.route';
import { passwordCopy, unusableLinkCopy } from './password.copy.ts';

/** Leaves the link unused, because mail programs open links before people do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await findResetLink(context.get(shopContext), params.token);
  if (link.ok) return data({ unusableReason: undefined });
  return data({ unusableReason: link.refusal.code }, { status: 410 });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request, resetPasswordSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(requestDetailsContext);
  const language = languageOf(url.pathname);
  const resetting = resetByLink(
    { running, request, clientAddress },
    { token: params.token, password: form.value.password },
  );
  const reset = await resetting.catch(logAndRefuse({ request, context }));
  if (!reset.ok) {
    const { refusal } = reset;
    // Redirects to the page of the link, which shows why the link is no longer valid.
    return refusal.code === 'too-many-attempts' || refusal.code === 'failed'
      ? refusedAnswer(form.values, refusal)
      : redirect(localizePath(language, href('/reset-password/:token', params)), 303);
  }
  const flash = await writeFlash(running, { kind: 'success', code: 'password-reset' });
  const cookies = [...reset.value.setCookies, flash];
  // Redirects to a page without the token in its URL, which says that the password was saved.
  return redirect(localizePath(language, href('/reset-password')), {
    status: 303,
    headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(
    args,
    args.loaderData?.unusableReason ? passwordCopy.unusableLink : passwordCopy.choose,
  );
}

export default function ResetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { unusableReason } = loaderData;
  return unusableReason ? (
    <UnusableLinkPage reason={unusableReason} />
  ) : (
    <ResetPasswordPage answer={actionData} />
  );
}

const fields = { password: accountFields.newPassword };

/** Posts to the page's own URL, which contains the token of the link. */
function ResetPasswordPage({ answer }: { answer: FormAnswer<AccountRefusal> | undefined }) {
  return (
    <FormCard title={passwordCopy.choose}>
      <Form fields={fields} answer={answer}>
        <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
        <PasswordField name="password" />
        <SubmitButton of={passwordCopy.save} whileBusy={passwordCopy.saving} block />
      </Form>
    </FormCard>
  );
}

/** Shows why a link is not valid (used, expired or unknown), and what to do next. */
function UnusableLinkPage({ reason }: { reason: keyof typeof unusableLinkCopy }) {
  const language = useLanguage();
  return (
    <FormCard title={passwordCopy.unusableLink}>
      <p className="leading-relaxed">
        <Both of={unusableLinkCopy[reason]} />
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={localizePath(language, href('/forgot-password'))}>
          <Both of={passwordCopy.askNew} />
        </ButtonLink>
        <ButtonLink to={signInPath(language)} variant="outline">
          <Both of={layoutCopy.signIn} />
        </ButtonLink>
      </div>
    </FormCard>
  );
}
