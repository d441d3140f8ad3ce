import type { ComponentProps } from 'react';
import * as plain from '#ui/field/password-field.tsx';
import { useField } from './form.tsx';

type PasswordFieldProps = Partial<ComponentProps<typeof plain.PasswordField>> & { name: string };

/** A password of a form. It is empty whenever the form comes back. */
export function PasswordField(props: PasswordFieldProps) {
  return <plain.PasswordField {...useField(props.name)} {...props} />;
}
