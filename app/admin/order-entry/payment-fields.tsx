import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { languageNames } from './entry.copy.ts';

type PaymentFieldsProps = {
  methods: PaymentMethod[];
  /** Asks for the language of messages to the customer. */
  withLanguage?: boolean;
};

/** Asks for the payment method, the language of messages where it is to be chosen, and instructions for the delivery. */
export function PaymentFields({ methods, withLanguage = false }: PaymentFieldsProps) {
  // The whole Sinhala name would not fit into a list on a phone.
  const options = methods.map((method) => {
    const { label, short } = paymentMethodCopy[method];
    return [method, { en: label.en, si: short.si }];
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField name="paymentMethod" options={Object.fromEntries(options)} required={false} />
      {withLanguage && <SelectField name="language" options={languageNames} required={false} />}
      <TextAreaField name="specialInstructions" rows={3} className="sm:col-span-2" />
    </div>
  );
}
