import { Form, useNavigation } from 'react-router';
import { newPasswordProblems } from '#domain/accounts/new-password.copy.ts';
import { Door } from '#storefront/shell/door.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Both } from '#ui/text.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordCopy } from './password.copy.ts';
import type { PasswordAnswer } from './password-answer.ts';
import { TroubleNotice } from './password-trouble.tsx';

/** It posts to its own address, which carries the link. */
export function ResetPasswordPage({ answer }: { answer: PasswordAnswer | undefined }) {
  const isBusy = useNavigation().state === 'submitting';
  const problem = answer?.problems.password;
  return (
    <Door title={passwordCopy.choose}>
      <Form method="post" noValidate className="grid gap-5">
        {problem && (
          <ErrorSummary
            problems={[{ field: 'password', message: newPasswordProblems[problem] }]}
            answer={answer}
          />
        )}
        <TroubleNotice answer={answer} />
        <NewPasswordField problem={problem} />
        <Button type="submit" block busy={isBusy}>
          <Both of={isBusy ? passwordCopy.saving : passwordCopy.save} />
        </Button>
      </Form>
    </Door>
  );
}
