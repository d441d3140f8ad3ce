import { data, href, redirectDocument } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { signInCopy } from '#admin/sign-in/sign-in.copy.ts';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import { passwordLength } from '#domain/accounts/password.ts';
import { findAdminLink } from '#domain/admins/find-admin-link.server.ts';
import { resetPasswordSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import type { UnusableLink } from '#domain/auth/resets/find-reset-link.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { Both } from '#ui/text/text.tsx';
import { useAnswerKey } from '#ui/use-answer-key.ts';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { answerHeaders, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { keepPanelPrivate } from '#web/guards/require-admin.server.ts';
import { resetByLink } from '#web/sign-in/sign-in.server.ts';
import type { Route } from './+types/set-password.route';
import { setPasswordCopy, setPasswordFields, unusableLinkCopy } from './set-password.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate];

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(setPasswordCopy.choose, matches);
}

export const headers = answerHeaders;

/** Runs outside the guard, because a new admin has no password yet. Opening the page does not use up the link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await findAdminLink(context.get(shopContext), params.token);
  if (link.ok) return data({ username: link.value.signsInAs, unusableLink: undefined });
  return data({ username: '', unusableLink: link.refusal.code }, { status: 410 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, resetPasswordSchema);
  if (!form.ok) return wrongFieldsAnswer({}, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(requestDetailsContext);
  const newPassword = {
    token: params.token,
    password: form.value.password,
    kind: 'admin',
  } as const;
  const reset = await resetByLink({ running, request, clientAddress }, newPassword);
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
  // Reloads the page, which explains why the link no longer works.
  if (reset.refusal.code !== 'too-many-attempts') {
    return redirectDocument(href('/admin/set-password/:token', params), 303);
  }
  return refusedAnswer({}, reset.refusal);
}

type Answer = FormAnswer<{ code: 'too-many-attempts'; minutes: number }> | undefined;

/** Shows the identifier of the admin to whom the link belongs, and asks for a new password. */
export default function SetPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { username, unusableLink } = loaderData;
  const answer: Answer = actionData;
  const key = useAnswerKey(actionData);
  if (unusableLink) return <UnusableLinkCard why={unusableLink} />;
  return (
    <SignInCard key={key} title={setPasswordCopy.choose}>
      <Form
        fields={setPasswordFields}
        answer={answer}
        initialValues={{ username }}
        focusesFirstError
      >
        <FormProblems refused={answer?.refusal && tooManyAttempts(answer.refusal.minutes)} />
        <TextField name="username" autoComplete="username" required={false} readOnly />
        <PasswordField name="password" minLength={passwordLength.min} />
        <SubmitButton of={setPasswordCopy.save} block />
      </Form>
    </SignInCard>
  );
}

function UnusableLinkCard({ why }: { why: UnusableLink['code'] }) {
  return (
    <SignInCard title={setPasswordCopy.unusableLink}>
      <div className="grid gap-6">
        <p>
          <Both of={unusableLinkCopy[why]} />
        </p>
        <ButtonLink to={href('/admin/sign-in')} reloadDocument block>
          <Both of={signInCopy.login} />
        </ButtonLink>
      </div>
    </SignInCard>
  );
}
