import { Form, href } from 'react-router';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Both, Text } from '#ui/text.tsx';
import { FormNotice } from './form-notice.tsx';
import { securityCopy } from './security.copy.ts';
import type { SecurityProblem } from './security-answer.ts';

/** The password is asked for, so that nobody who finds the panel open can lock its owner out with an app of theirs. */
export function SwitchOnForm({ problem }: { problem: SecurityProblem | undefined }) {
  return (
    <Form
      method="post"
      action={href('/admin/security')}
      reloadDocument
      className="grid max-w-110 gap-5"
    >
      <FormNotice of={problem?.form} />
      <p>
        <Both of={securityCopy.forEverybody} />
      </p>
      <PasswordField
        name="password"
        label={securityCopy.password}
        error={problem?.password}
        autoFocus={problem?.password !== undefined}
        autoComplete="current-password"
        required
      />
      <div>
        <Button type="submit">
          <Both of={securityCopy.switchOn} />
        </Button>
        <p className="mt-2.5 text-sm text-ink-600">
          <Text of={securityCopy.needsPhone} />
        </p>
      </div>
    </Form>
  );
}
