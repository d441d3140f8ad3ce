import { href, redirect } from 'react-router';
import { changePasswordSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { type AccountRefusal, refusalCopy } from '#storefront/session/account-forms.copy.ts';
import { Card } from '#ui/card.tsx';
import { LiveStatus } from '#ui/feedback/live-status.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { customerContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, withFlash, writeFlash } from '#web/cookies/flash.server.ts';
import {
  logAndRefuse,
  refusedAnswer,
  wrongFieldsAnswer,
  wrongPasswordAnswer,
} from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { changeOwnPassword } from '#web/sign-in/sign-in.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/change-password.route';
import { passwordCopy, passwordFields } from './password.copy.ts';

export function loader(args: Route.LoaderArgs) {
  return withFlash(args, (flash) => ({ flash }));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, changePasswordSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { userId } = context.get(customerContext);
  const changing = changeOwnPassword({ running, request, userId }, form.value);
  const changed = await changing.catch(logAndRefuse({ request, context }));
  if (!changed.ok) {
    const { refusal } = changed;
    return refusal.code === 'demo-account' || refusal.code === 'failed'
      ? refusedAnswer(form.values, refusal)
      : wrongPasswordAnswer(form.values, refusal, 'currentPassword');
  }
  const flash = await writeFlash(running, { kind: 'success', code: 'password-changed' });
  const cookies = [...changed.value.setCookies, flash];
  return redirect(localizePath(languageOf(url.pathname), href('/account/password')), {
    status: 303,
    headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, accountCopy.changePassword);
}

export default function ChangePasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordPage {...loaderData} answer={actionData} />;
}

type ChangePasswordPageProps = {
  flash: Flash | undefined;
  answer: FormAnswer<AccountRefusal> | undefined;
};

function ChangePasswordPage({ flash, answer }: ChangePasswordPageProps) {
  return (
    <AccountSection id="password-title" title={accountCopy.changePassword}>
      <Card className="grid max-w-160 gap-5">
        <LiveStatus>
          {flash?.code === 'password-changed' && !answer && (
            <Notice tone="success">
              <Both of={passwordCopy.changed} />
            </Notice>
          )}
        </LiveStatus>
        <Form
          action={localizePath(useLanguage(), href('/account/password'))}
          fields={passwordFields}
          answer={answer}
        >
          <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
          <PasswordField name="currentPassword" savedMessage={flash} />
          <PasswordField name="password" savedMessage={flash} />
          <SubmitButton
            of={passwordCopy.save}
            whileBusy={passwordCopy.saving}
            className="justify-self-start"
          />
        </Form>
      </Card>
    </AccountSection>
  );
}
