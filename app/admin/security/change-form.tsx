import KeyRound from 'lucide-react/icons/key-round';
import ListChecks from 'lucide-react/icons/list-checks';
import ShieldOff from 'lucide-react/icons/shield-off';
import { href } from 'react-router';
import { FieldError } from '#ui/field/field.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { RadioCard } from '#ui/field/radio-card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems, useField } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  changeFields,
  type SecurityRefusal,
  securityCopy,
  securityRefusalCopy,
} from './security.copy.ts';

export type SecurityAnswer = FormAnswer<SecurityRefusal>;

type ChangeFormProps = { answer: SecurityAnswer | undefined; formKey: string };

/** Asks for password and code before recovery codes or the authenticator app are replaced, or two-factor is switched off. */
export function ChangeForm({ answer, formKey }: ChangeFormProps) {
  return (
    <Form
      action={href('/admin/security')}
      reloadDocument
      noValidate={false}
      fields={changeFields}
      answer={answer}
      focusesFirstError
    >
      <FormKey of={formKey} />
      <FormProblems refused={answer?.refusal && securityRefusalCopy(answer.refusal)} />
      <Choices />
      <div className="grid max-w-110 gap-5">
        <PasswordField name="password" />
        <TextField name="code" />
        <div>
          <SubmitButton of={securityCopy.goOn} />
        </div>
      </div>
    </Form>
  );
}

const choices = [
  {
    value: 'recovery-codes',
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

function Choices() {
  const { id, name, label, error, defaultValue } = useField('change');
  return (
    <fieldset className="grid gap-3" aria-describedby={error && 'change-error'}>
      <legend className="mb-2.5 text-md font-semibold">
        <Text of={label} />
      </legend>
      {choices.map(({ value, label, hint, Icon }, index) => (
        <RadioCard
          key={value}
          id={index === 0 ? id : undefined}
          name={name}
          value={value}
          label={label}
          hint={hint}
          icon={<Icon />}
          defaultChecked={defaultValue === value}
          required
        />
      ))}
      {error && <FieldError id="change-error" of={error} />}
    </fieldset>
  );
}
