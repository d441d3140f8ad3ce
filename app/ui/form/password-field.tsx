import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import * as plain from '#ui/field/password-field.tsx';
import { useField, useForm } from './form.tsx';

type PasswordFieldProps = Partial<ComponentProps<typeof plain.PasswordField>> & {
  name: string;
  /** The message of a page that stays open after saving: each one empties the field. */
  saved?: object | undefined;
};

/**
 * Renders a password field of a form. Each answer empties a current password, so that no one who finds the page open can
 * use it. A new password stays for the next attempt.
 */
export function PasswordField({ saved, ...props }: PasswordFieldProps) {
  const field = useField(props.name);
  const { answer } = useForm();
  const input = useRef<HTMLInputElement>(null);
  useEmptiedBy(input, field.autoComplete === 'current-password' ? answer : undefined);
  useEmptiedBy(input, saved);
  return <plain.PasswordField {...field} ref={input} {...props} />;
}

/** Empties a control whenever there is another cause. Keeps what was typed before the scripts arrived. */
function useEmptiedBy(control: RefObject<HTMLInputElement | null>, cause: object | undefined) {
  const lastCause = useRef(cause);
  useEffect(() => {
    if (cause === lastCause.current) return;
    lastCause.current = cause;
    if (cause && control.current) control.current.value = '';
  }, [control, cause]);
}
