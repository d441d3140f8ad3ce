import { Form, href, useNavigation } from 'react-router';
import { signInCopy } from '#admin/sign-in/sign-in.copy.ts';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import { passwordLength } from '#domain/accounts/password.ts';
import type { DeadLink } from '#domain/auth/resets/find-reset-link.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Both } from '#ui/text.tsx';
import { deadLinkWords, setPasswordCopy } from './set-password.copy.ts';

type SetPasswordScreenProps = {
  username: string;
  dead: DeadLink['code'] | undefined;
  problem: { password?: Bilingual; form?: Bilingual } | undefined;
};

/** Where an admin's link leads: the name they sign in by, and a password that nobody else knows. */
export function SetPasswordScreen({ username, dead, problem }: SetPasswordScreenProps) {
  const isBusy = useNavigation().state === 'submitting';
  if (dead) return <DeadLinkCard why={dead} />;
  return (
    <SignInCard title={setPasswordCopy.choose}>
      <Form method="post" noValidate className="grid gap-5">
        {problem?.form && (
          <Notice tone="danger" role="alert">
            <Both of={problem.form} />
          </Notice>
        )}
        <TextField
          name="username"
          label={setPasswordCopy.signsInAs}
          defaultValue={username}
          autoComplete="username"
          readOnly
        />
        <PasswordField
          name="password"
          label={setPasswordCopy.newPassword}
          hint={setPasswordCopy.hint}
          error={problem?.password}
          autoFocus={problem?.password !== undefined}
          autoComplete="new-password"
          minLength={passwordLength.min}
          required
        />
        <Button type="submit" block busy={isBusy}>
          <Both of={setPasswordCopy.save} />
        </Button>
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
