import { href, redirect } from 'react-router';
import { canSendCodes } from '#domain/accounts/phone-codes/phone-code.ts';
import { forgotPasswordSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import { requestReset } from '#domain/auth/resets/request-password-reset.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { isMobile } from '#domain/kernel/phone.server.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import {
  type AccountRefusal,
  accountFields,
  refusalCopy,
} from '#storefront/session/account-forms.copy.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { requestDetailsContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { logAndRefuse, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { resetLink, signInPath } from '#web/urls/links.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/forgot-password.route';
import { passwordCopy } from './password.copy.ts';

/** Keeps in the query that a request was accepted, so that a reload, as after a look at the e-mail, still says it. */
export function loader({ url }: Route.LoaderArgs) {
  return { wasRequested: url.searchParams.has('sent') };
}

/** Responds the same whether or not there is such an account. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, forgotPasswordSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(requestDetailsContext);
  const language = languageOf(url.pathname);
  const { identifier } = form.value;
  const resetUrl = (token: string) => resetLink(running.appUrl, language, token);
  const canSendCode = canSendCodes(running);
  const codeSecret = canSendCode ? running.secret : undefined;
  const resetRequest = { identifier, language, clientAddress, resetUrl, codeSecret };
  const requesting = requestReset(running.shop, resetRequest);
  const requested = await requesting.catch(logAndRefuse({ request, context }));
  if (!requested.ok) return refusedAnswer(form.values, requested.refusal);
  // Redirects, so that a reload, as after a look at the SMS, and the other language show the form for the code again.
  if (canSendCode && identifier.kind === 'phone' && isMobile(identifier.phoneE164))
    return redirectToCodeForm(running, language, form.values['identifier'] ?? '');
  return redirect(`${localizePath(language, href('/forgot-password'))}?sent`, 303);
}

/**
 * Redirects to the form for the code, after any mobile number, with or without an account for it. The number is passed on as
 * the `name` of the flash, to fill in the form.
 */
function redirectToCodeForm(running: RunningShop, language: Language, typed: string) {
  const name = { en: typed, si: typed };
  const to = localizePath(language, href('/reset-by-code'));
  return redirectWithFlash(running, to, { kind: 'success', code: 'reset-code-asked', name });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, passwordCopy.forgot);
}

export default function ForgotPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPasswordPage {...loaderData} answer={actionData} />;
}

const fields = { identifier: accountFields.identifier };

type ForgotPasswordPageProps = {
  /** Whether the previous request was accepted, with or without an account for it. */
  wasRequested: boolean;
  answer: FormAnswer<AccountRefusal> | undefined;
};

function ForgotPasswordPage({ wasRequested, answer }: ForgotPasswordPageProps) {
  return (
    <FormCard title={passwordCopy.forgot}>
      {wasRequested && !answer ? <LinkRequested /> : <AskForLink answer={answer} />}
    </FormCard>
  );
}

function AskForLink({ answer }: { answer: ForgotPasswordPageProps['answer'] }) {
  return (
    <Form
      action={localizePath(useLanguage(), href('/forgot-password'))}
      fields={fields}
      answer={answer}
    >
      <p className="leading-relaxed text-ink-600">
        <Text of={passwordCopy.forgotLead} />
      </p>
      <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
      <TextField name="identifier" />
      <SubmitButton of={passwordCopy.sendLink} whileBusy={passwordCopy.sending} block />
      <ButtonLink to={signInPath(useLanguage())} variant="quiet" className="justify-self-center">
        <Both of={layoutCopy.signIn} />
      </ButtonLink>
    </Form>
  );
}

/** Shows the same whether or not there is an account. */
function LinkRequested() {
  const language = useLanguage();
  return (
    <div className="grid gap-5">
      <OutcomeNotice tone="success">
        <Both of={passwordCopy.sent} />
      </OutcomeNotice>
      <p className="leading-relaxed">
        <Both of={passwordCopy.sentByEmail} />
      </p>
      <p className="leading-relaxed">
        <Both of={passwordCopy.sentByPhone} />
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signInPath(language)}>
          <Both of={layoutCopy.signIn} />
        </ButtonLink>
        <ButtonLink to={localizePath(language, href('/forgot-password'))} variant="outline">
          <Both of={passwordCopy.askAgain} />
        </ButtonLink>
      </div>
    </div>
  );
}
