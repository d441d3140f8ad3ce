import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import * as plain from '#ui/field/password-field.tsx';
import { useField, useForm } from './form.tsx';

type PasswordFieldProps = Partial<ComponentProps<typeof plain.PasswordField>> & {
  name: string;
  /** The message of a page that stays open after saving. Each new one empties the field. */
  savedMessage?: object | undefined;
};

/**
 * Renders a password field of a form. Each answer empties a current password, so that no one who finds the page open can
 * use it. A new password stays for the next attempt.
 */
export function PasswordField({ savedMessage, ...props }: PasswordFieldProps) {
  const field = useField(props.name);
  const { answer } = useForm();
  const input = useRef<HTMLInputElement>(null);
  useEmptyAfter(input, field.autoComplete === 'current-password' ? answer : undefined);
  useEmptyAfter(input, savedMessage);
  return <plain.PasswordField {...field} ref={input} {...props} />;
}

/** Empties a control whenever `trigger` is a new object. Keeps what was typed before the scripts arrived. */
function useEmptyAfter(control: RefObject<HTMLInputElement | null>, trigger: object | undefined) {
  const lastTrigger = useRef(trigger);
  useEffect(() => {
    if (trigger === lastTrigger.current) return;
    lastTrigger.current = trigger;
    if (trigger && control.current) control.current.value = '';
  }, [control, trigger]);
}
