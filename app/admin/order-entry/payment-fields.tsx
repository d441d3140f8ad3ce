import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { SelectField, TextAreaField } from '#ui/form/fields.tsx';
import { languageNames } from './entry.copy.ts';

/** How it is paid, in which language the customer is written to, and what the courier should know. */
export function PaymentFields({ methods }: { methods: PaymentMethod[] }) {
  const offered = methods.map((method) => [method, paymentWords[method].label]);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField name="paymentMethod" options={Object.fromEntries(offered)} required={false} />
      <SelectField name="language" options={languageNames} required={false} />
      <TextAreaField name="specialInstructions" rows={3} className="sm:col-span-2" />
    </div>
  );
}
