import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { FieldError } from '#ui/field.tsx';
import { useField } from '#ui/form/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Both, Text } from '#ui/text.tsx';
import { checkoutCopy } from './checkout.copy.ts';
import { FormSection } from './checkout-sections.tsx';

const icons = { cod: Banknote, bank_transfer: Landmark, payhere: CreditCard };

/** The first method has the id of the field, so that the list of problems links to it. */
export function PaymentSection({ methods }: { methods: PaymentMethod[] }) {
  const { error, defaultValue } = useField('paymentMethod');
  const typed = methods.find((method) => method === defaultValue);
  const chosen = typed ?? methods[0];
  const errorId = error ? 'paymentMethod-error' : undefined;
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
      {error && <FieldError id="paymentMethod-error" of={error} />}
    </FormSection>
  );
}
