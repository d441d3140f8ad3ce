import { useState } from 'react';
import { useForm } from './form.tsx';

/**
 * Sends a value that the form does not show, such as the version that was edited. Newly loaded data does not change it
 * while the form is open; only a response to the form does.
 */
export function HiddenField({ name }: { name: string }) {
  const { answer, initialValues } = useForm();
  const submitted = answer?.values[name];
  const [initial] = useState(submitted ?? initialValues?.[name]);
  const value = answer ? submitted : initial;
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}
