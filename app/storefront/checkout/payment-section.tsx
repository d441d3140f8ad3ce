import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import { type ReactNode, useEffect, useRef } from 'react';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import {
  type PaymentMethod,
  type PaymentTiming,
  paymentTiming,
} from '#domain/payments/payment-methods.ts';
import type { District } from '#domain/places/districts.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { RadioCard } from '#ui/field/radio-card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useField } from '#ui/form/form.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { checkoutCopy } from './checkout.copy.ts';
import { FormSection } from './checkout-sections.tsx';
import { noCashCopy } from './district-notes.copy.ts';

const icons: Record<PaymentTiming, typeof Banknote> = {
  'on-delivery': Banknote,
  'before-dispatch': Landmark,
  online: CreditCard,
};

type PaymentSectionProps = { methods: PaymentMethod[]; children: ReactNode };

/** Renders the offered payment methods. The first has the id of the field, to which the list of problems links. */
export function PaymentSection({ methods, children }: PaymentSectionProps) {
  const { error, defaultValue } = useField('paymentMethod');
  const choices = useDefaultChoice(methods);
  const submitted = methods.find((method) => method === defaultValue);
  const chosen = submitted ?? methods[0];
  const errorId = error ? 'paymentMethod-error' : undefined;
  return (
    <FormSection number={3} title={checkoutCopy.paymentMethod}>
      {methods.length === 0 && (
        <Notice>
          <Both of={checkoutCopy.noPaymentMethod} />
        </Notice>
      )}
      {children}
      <fieldset {...choices} className="grid gap-3" aria-describedby={errorId}>
        <legend className="sr-only">
          <Text of={checkoutCopy.paymentMethod} />
        </legend>
        {methods.map((method, position) => {
          const Icon = icons[paymentTiming(method)];
          return (
            <RadioCard
              key={method}
              id={position === 0 ? 'paymentMethod' : undefined}
              name="paymentMethod"
              value={method}
              label={paymentMethodCopy[method].label}
              hint={paymentMethodCopy[method].hint}
              icon={<Icon />}
              defaultChecked={method === chosen}
            />
          );
        })}
      </fieldset>
      {methods.includes('payhere') && <PayerFields />}
      {error && <FieldError id="paymentMethod-error" of={error} />}
    </FormSection>
  );
}

type NoCashNoticeProps = {
  /** The methods that the shop offers anywhere. */
  generalMethods: PaymentMethod[];
  /** Those that it offers in the district. */
  paymentMethods: PaymentMethod[];
  district: District | undefined;
};

/** Says why cash on delivery is missing, in a district where the shop does not offer it. */
export function NoCashNotice({ generalMethods, paymentMethods, district }: NoCashNoticeProps) {
  if (!district || generalMethods.length === paymentMethods.length) return null;
  return (
    <Notice role="status">
      <Both of={noCashCopy(districtNames[district])} />
    </Notice>
  );
}

/** Shows the fields of the gateway. Styles hide them while another method is chosen, with and without a script. */
function PayerFields() {
  return (
    <div className="payer-fields">
      <p className="text-md leading-snug text-ink-600">
        <Both of={checkoutCopy.payerDetails} />
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="payerFirstName" />
        <TextField name="payerLastName" />
      </div>
    </div>
  );
}

/**
 * Selects the first method when the selected one is no longer offered. At the next change of the offered methods it
 * selects the first again, such as cash on delivery that is back, unless the shopper has selected one in between.
 */
function useDefaultChoice(methods: PaymentMethod[]) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const isDefault = useRef(false);
  const offered = methods.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the offered methods is the reason to check
  useEffect(() => {
    const first = ref.current?.querySelector<HTMLInputElement>('input');
    if (!first || (ref.current?.querySelector(':checked') && !isDefault.current)) return;
    first.checked = true;
    isDefault.current = !isDefault.current;
  }, [offered]);
  const onChange = () => {
    isDefault.current = false;
  };
  return { ref, onChange };
}
