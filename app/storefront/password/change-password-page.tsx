import { href } from 'react-router';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { type AccountRefusal, refusalWords } from '#storefront/session/account.copy.ts';
import { Card } from '#ui/card.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { passwordCopy, passwordFields } from './password.copy.ts';

type ChangePasswordPageProps = {
  wasChanged: boolean;
  answer: FormAnswer<AccountRefusal> | undefined;
};

export function ChangePasswordPage({ wasChanged, answer }: ChangePasswordPageProps) {
  return (
    <AccountSection id="password-title" title={accountCopy.changePassword}>
      <Card className="grid max-w-160 gap-5">
        {wasChanged && !answer && (
          <Notice tone="success" role="status">
            <Both of={passwordCopy.changed} />
          </Notice>
        )}
        <Form
          key={String(wasChanged)}
          action={pathIn(useLanguage(), href('/account/password'))}
          fields={passwordFields}
          answer={answer}
        >
          <FormProblems refused={answer?.refusal && refusalWords(answer.refusal)} />
          <PasswordField name="currentPassword" />
          <PasswordField name="password" />
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
