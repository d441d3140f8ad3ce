import { createContext, use } from 'react';
import { FormKey } from '#ui/field/form-key.tsx';

/** Provides the idempotency key of the data of the page to the forms of its rows. */
export const RowFormKeyContext = createContext<string | undefined>(undefined);

/** Sends the key that the page had when the row appeared, so that a step that is sent twice is answered as the first. */
export function RowFormKey() {
  return <FormKey of={use(RowFormKeyContext)} />;
}
