import { useState } from 'react';
import { useForm } from './form.tsx';

/**
 * Sends a value that the form does not show, such as the version that was edited. Fresh data do not change it while the
 * form is open; only a response to the form does.
 */
export function HiddenField({ name }: { name: string }) {
  const { answer, opened } = useForm();
  const sent = answer?.values[name];
  const [first] = useState(sent ?? opened?.[name]);
  const value = answer ? sent : first;
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}
