import { type FormEvent, useRef } from 'react';
import { href, useNavigation } from 'react-router';
import { Bait } from '#ui/bait.tsx';
import { Form } from '#ui/form/form.tsx';
import { useLanguage } from '#ui/language.tsx';
import { pathIn } from '#web/language-path.ts';
import { fetchRouteEarly } from '#web/line/load-route.ts';
import { checkoutFields } from './checkout.copy.ts';
import { baitField, type CheckoutAnswer } from './checkout-answer.ts';
import { CustomerSection, DeliverySection, InstructionsSection } from './checkout-sections.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CheckoutTrouble } from './checkout-trouble.tsx';
import { checkoutFormId, isLanguageSwitch } from './language-switch.tsx';
import type { Checkout } from './load-checkout.server.ts';
import { PaymentSection } from './payment-section.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { useDraft } from './use-draft.ts';
import { useFreshCart } from './use-fresh-cart.ts';

/** In milliseconds. A double click is quicker than React, which learns of the submission a moment later. */
const doubleClickMs = 500;

type CheckoutFormProps = Checkout & { answer: CheckoutAnswer | undefined };

/** Its fields are uncontrolled: what is typed stays, whatever the server returns. */
export function CheckoutForm({ answer, ...checkout }: CheckoutFormProps) {
  const language = useLanguage();
  const isBusy = useIsPlacing();
  const form = useRef<HTMLFormElement>(null);
  useFreshCart(checkout.cart);
  const keepDraft = useDraft(form, {
    isAnswered: answer !== undefined,
    isCustomer: checkout.known !== undefined,
  });
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const refuseSecondPress = (event: FormEvent) => {
    const isSecond = event.timeStamp - lastPress.current < doubleClickMs;
    if (isBusy || isSecond) event.preventDefault();
    else lastPress.current = event.timeStamp;
  };
  const isAskedAgain = answer?.refusal?.code === 'not-by-hand';
  return (
    <Form
      id={checkoutFormId}
      ref={form}
      action={pathIn(language, href('/checkout'))}
      fields={checkoutFields}
      answer={answer}
      opened={checkout.known?.values}
      onFocus={() => fetchRouteEarly(`order-success.${language}`)}
      onInput={keepDraft}
      onSubmit={refuseSecondPress}
      className="mt-[clamp(28px,3vw,44px)] grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_412px] lg:gap-10"
    >
      <input type="hidden" name="idempotencyKey" value={checkout.idempotencyKey ?? ''} />
      <input type="hidden" name="shownTotalLkr" value={checkout.cart.totalLkr} />
      <input type="hidden" name="language" value={language} />
      <div className="grid gap-5">
        <CheckoutTrouble answer={answer} cart={checkout.cart} />
        {checkout.known && <SavedAddresses form={form} addresses={checkout.known.addresses} />}
        <CustomerSection />
        <DeliverySection maySave={checkout.known !== undefined} />
        <PaymentSection methods={checkout.paymentMethods} />
        <InstructionsSection />
      </div>
      {!isAskedAgain && <Bait id="checkout-topic" name={baitField} />}
      <CheckoutSummary {...checkout} isBusy={isBusy} />
    </Form>
  );
}

function useIsPlacing(): boolean {
  const { formMethod, formData } = useNavigation();
  return formMethod === 'POST' && !isLanguageSwitch(formData);
}
