import { href } from 'react-router';
import {
  type AccountRefusal,
  accountFields,
  refusalCopy,
} from '#storefront/session/account-forms.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { passwordCopy } from './password.copy.ts';

const { code, newPassword } = accountFields;
const fields = { identifier: accountFields.identifier, code, password: newPassword };

type CodeFormProps = {
  answer: FormAnswer<AccountRefusal> | undefined;
  /** The mobile number that asked for the code. */
  identifier: string | undefined;
};

/** Renders the form that sets a new password with the code from an SMS. Looks the same if none was sent. */
export function CodeForm({ answer, identifier }: CodeFormProps) {
  const language = useLanguage();
  return (
    <Form
      action={localizePath(language, href('/reset-by-code'))}
      fields={fields}
      answer={answer}
      initialValues={{ identifier }}
    >
      <p className="leading-relaxed">
        <Both of={passwordCopy.codeSent} />
      </p>
      <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
      <TextField name="identifier" />
      <TextField name="code" />
      <PasswordField name="password" />
      <SubmitButton of={passwordCopy.save} whileBusy={passwordCopy.saving} block />
      <p className="text-md leading-snug text-ink-600">
        <Both of={passwordCopy.noCode} />
      </p>
      <ButtonLink
        to={localizePath(language, href('/forgot-password'))}
        variant="quiet"
        className="justify-self-center"
      >
        <Both of={passwordCopy.askAgain} />
      </ButtonLink>
    </Form>
  );
}
