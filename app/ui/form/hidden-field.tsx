import { useState } from 'react';
import { useForm } from './form.tsx';

/**
 * What the form was opened with and sends along unseen, such as the version that was edited. It stays when fresh data
 * arrive under the open form, and follows what the form comes back with.
 */
export function HiddenField({ name }: { name: string }) {
  const { answer, opened } = useForm();
  const sent = answer?.values[name];
  const [first] = useState(sent ?? opened?.[name]);
  const value = answer ? sent : first;
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}
