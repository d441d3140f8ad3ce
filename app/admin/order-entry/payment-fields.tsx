import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { languageNames } from './entry.copy.ts';

type PaymentFieldsProps = {
  methods: PaymentMethod[];
  /** Asks in which language a new customer is written to. */
  withLanguage?: boolean;
};

/** Asks how it is paid, and what the courier should know. */
export function PaymentFields({ methods, withLanguage = false }: PaymentFieldsProps) {
  // The whole Sinhala name would not fit into a list on a phone.
  const offered = methods.map((method) => {
    const { label, short } = paymentMethodCopy[method];
    return [method, { en: label.en, si: short.si }];
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField name="paymentMethod" options={Object.fromEntries(offered)} required={false} />
      {withLanguage && <SelectField name="language" options={languageNames} required={false} />}
      <TextAreaField name="specialInstructions" rows={3} className="sm:col-span-2" />
    </div>
  );
}
