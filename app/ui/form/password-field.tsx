import type { ComponentProps } from 'react';
import * as plain from '#ui/field/password-field.tsx';
import { useField } from './form.tsx';

type PasswordFieldProps = Partial<ComponentProps<typeof plain.PasswordField>> & { name: string };

/** Renders a password field of a form, which is empty whenever the form is shown again. */
export function PasswordField(props: PasswordFieldProps) {
  return <plain.PasswordField {...useField(props.name)} {...props} />;
}
