import { useState } from 'react';

/**
 * Renders a hidden field with the value that it had when the form was opened. It ignores data loaded since; give it
 * a React key that changes once the form is done.
 */
export function HiddenInitialValue({ name, of }: { name: string; of: string | undefined }) {
  const [initialValue] = useState(of);
  return initialValue === undefined ? null : (
    <input type="hidden" name={name} value={initialValue} />
  );
}

/** Sends the idempotency key of a form, so that the same form submitted twice counts once. */
export function FormKey({ of }: { of: string | undefined }) {
  return <HiddenInitialValue name="formKey" of={of} />;
}
