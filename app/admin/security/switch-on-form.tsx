import { href } from 'react-router';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { Both, Text } from '#ui/text.tsx';
import type { SecurityAnswer } from './change-form.tsx';
import { securityCopy, switchOnFields } from './security.copy.ts';

/** Asks for the password, so that nobody who finds the panel open can lock its owner out with an app of theirs. */
export function SwitchOnForm({ answer }: { answer: SecurityAnswer | undefined }) {
  return (
    <Form
      action={href('/admin/security')}
      reloadDocument
      noValidate={false}
      fields={switchOnFields}
      answer={answer}
      isShort
      className="grid max-w-110 gap-5"
    >
      <FormProblems refused={answer?.refusal && tooManyAttempts(answer.refusal.minutes)} />
      <p>
        <Both of={securityCopy.forEverybody} />
      </p>
      <PasswordField name="password" />
      <div>
        <SubmitButton of={securityCopy.switchOn} />
        <p className="mt-2.5 text-sm text-ink-600">
          <Text of={securityCopy.needsPhone} />
        </p>
      </div>
    </Form>
  );
}
