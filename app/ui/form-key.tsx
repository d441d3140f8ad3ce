import { useState } from 'react';

/**
 * The key of an opened form, so that the same form sent twice counts once. It stays when fresh data arrive while the
 * form is open; give it a React key that changes once the form is done.
 */
export function FormKey({ of }: { of: string | undefined }) {
  const [opened] = useState(of);
  return opened === undefined ? null : <input type="hidden" name="formKey" value={opened} />;
}
