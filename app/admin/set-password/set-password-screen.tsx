import { href } from 'react-router';
import { signInCopy } from '#admin/sign-in/sign-in.copy.ts';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import { passwordLength } from '#domain/accounts/password.ts';
import type { DeadLink } from '#domain/auth/resets/find-reset-link.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { Both } from '#ui/text.tsx';
import { deadLinkWords, setPasswordCopy, setPasswordFields } from './set-password.copy.ts';

type SetPasswordScreenProps = {
  username: string;
  dead: DeadLink['code'] | undefined;
  answer: FormAnswer<{ code: 'too-many-tries'; minutes: number }> | undefined;
};

/** Opens from an admin's link: shows the name to sign in with, and asks for a new password. */
export function SetPasswordScreen({ username, dead, answer }: SetPasswordScreenProps) {
  if (dead) return <DeadLinkCard why={dead} />;
  return (
    <SignInCard title={setPasswordCopy.choose}>
      <Form fields={setPasswordFields} answer={answer} opened={{ username }} isShort>
        <FormProblems refused={answer?.refusal && tooManyAttempts(answer.refusal.minutes)} />
        <TextField name="username" autoComplete="username" required={false} readOnly />
        <PasswordField name="password" minLength={passwordLength.min} />
        <SubmitButton of={setPasswordCopy.save} block />
      </Form>
    </SignInCard>
  );
}

function DeadLinkCard({ why }: { why: DeadLink['code'] }) {
  return (
    <SignInCard title={setPasswordCopy.dead}>
      <div className="grid gap-6">
        <p>
          <Both of={deadLinkWords[why]} />
        </p>
        <ButtonLink to={href('/admin/sign-in')} reloadDocument block>
          <Both of={signInCopy.login} />
        </ButtonLink>
      </div>
    </SignInCard>
  );
}
