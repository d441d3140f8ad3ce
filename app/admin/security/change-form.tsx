import { KeyRound, ListChecks, ShieldOff } from 'lucide-react';
import { Form, href } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Both, Text } from '#ui/text.tsx';
import { FormNotice } from './form-notice.tsx';
import { securityCopy } from './security.copy.ts';
import type { SecurityProblem } from './security-answer.ts';

type ChangeFormProps = { problem: SecurityProblem | undefined; change: string | undefined };

/** Everything that weakens or moves the second factor, for the password and a code together. */
export function ChangeForm({ problem, change }: ChangeFormProps) {
  return (
    <Form method="post" action={href('/admin/security')} reloadDocument className="grid gap-5">
      <FormNotice of={problem?.form} />
      <Choices error={problem?.change} change={change} />
      <div className="grid max-w-110 gap-5">
        <PasswordField
          name="password"
          label={securityCopy.password}
          error={problem?.password}
          autoFocus={problem?.password !== undefined}
          autoComplete="current-password"
          required
        />
        <TextField
          name="code"
          label={securityCopy.code}
          error={problem?.code}
          autoFocus={problem?.code !== undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <div>
          <Button type="submit">
            <Both of={securityCopy.goOn} />
          </Button>
        </div>
      </div>
    </Form>
  );
}

const choices = [
  {
    value: 'codes',
    label: securityCopy.newCodes,
    hint: securityCopy.newCodesHint,
    Icon: ListChecks,
  },
  {
    value: 'replace',
    label: securityCopy.anotherApp,
    hint: securityCopy.anotherAppHint,
    Icon: KeyRound,
  },
  {
    value: 'off',
    label: securityCopy.switchOff,
    hint: securityCopy.switchOffHint,
    Icon: ShieldOff,
  },
];

function Choices({
  error,
  change,
}: {
  error: SecurityProblem['change'];
  change: string | undefined;
}) {
  return (
    <fieldset className="grid gap-3" aria-describedby={error && 'change-error'}>
      <legend className="mb-2.5 text-md font-semibold">
        <Text of={securityCopy.what} />
      </legend>
      {choices.map(({ value, label, hint, Icon }) => (
        <RadioCard
          key={value}
          name="change"
          value={value}
          label={label}
          hint={hint}
          icon={<Icon />}
          defaultChecked={change === value}
          required
        />
      ))}
      {error && <FieldError id="change-error" of={error} />}
    </fieldset>
  );
}
