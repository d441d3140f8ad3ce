import { Banknote, CreditCard, Landmark } from 'lucide-react';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { FieldError } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Both, Text } from '#ui/text.tsx';
import { checkoutCopy } from './checkout.copy.ts';
import { FormSection, type Told } from './form-section.tsx';
import { problemWords } from './problems.copy.ts';

const icons = { cod: Banknote, bank_transfer: Landmark, payhere: CreditCard };

/** The first method has the id of the field, so that the summary of problems leads to it. */
export function PaymentSection({ methods, ...told }: Told & { methods: PaymentMethod[] }) {
  const problem = told.problems.paymentMethod;
  const typed = methods.find((method) => method === told.values.paymentMethod);
  const chosen = typed ?? methods[0];
  const errorId = problem ? 'paymentMethod-error' : undefined;
  return (
    <FormSection number={3} title={checkoutCopy.paymentMethod}>
      {methods.length === 0 && (
        <Notice>
          <Both of={checkoutCopy.noPaymentMethod} />
        </Notice>
      )}
      <fieldset className="grid gap-3" aria-describedby={errorId}>
        <legend className="sr-only">
          <Text of={checkoutCopy.paymentMethod} />
        </legend>
        {methods.map((method, position) => {
          const Icon = icons[method];
          return (
            <RadioCard
              key={method}
              id={position === 0 ? 'paymentMethod' : undefined}
              name="paymentMethod"
              value={method}
              label={paymentWords[method].label}
              hint={paymentWords[method].hint}
              icon={<Icon />}
              defaultChecked={method === chosen}
            />
          );
        })}
      </fieldset>
      {problem && (
        <FieldError id="paymentMethod-error" of={problemWords('paymentMethod', problem)} />
      )}
    </FormSection>
  );
}
