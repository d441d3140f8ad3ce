import { languages } from '#domain/kernel/bilingual.ts';
import { checkoutLimits } from '#domain/orders/checkout-form.ts';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { SelectField, TextAreaField } from '#ui/field.tsx';
import { entryCopy, languageNames } from './entry.copy.ts';
import { entryField, type Told } from './entry-field.ts';

/** How it is paid, in which language the customer is written to, and what the courier should know. */
export function PaymentFields({ told, methods }: { told: Told; methods: PaymentMethod[] }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField {...entryField('paymentMethod', told)} label={entryCopy.paymentMethod}>
        {methods.map((method) => (
          <option key={method} value={method}>
            {`${paymentWords[method].label.en} · ${paymentWords[method].label.si}`}
          </option>
        ))}
      </SelectField>
      <SelectField {...entryField('language', told)} label={entryCopy.language}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...entryField('specialInstructions', told)}
        label={entryCopy.specialInstructions}
        mark={entryCopy.optional}
        rows={3}
        maxLength={checkoutLimits.specialInstructions}
        autoComplete="off"
        className="sm:col-span-2"
      />
    </div>
  );
}
