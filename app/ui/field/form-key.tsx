import { useState } from 'react';

/**
 * A hidden value of a form as it was when the form was opened. It stays when fresh data arrive in the meantime; give it
 * a React key that changes once the form is done.
 */
export function KeptField({ name, of }: { name: string; of: string | undefined }) {
  const [opened] = useState(of);
  return opened === undefined ? null : <input type="hidden" name={name} value={opened} />;
}

/** The key of an opened form, so that the same form sent twice counts once. */
export function FormKey({ of }: { of: string | undefined }) {
  return <KeptField name="formKey" of={of} />;
}
