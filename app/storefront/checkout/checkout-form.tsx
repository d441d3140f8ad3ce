import { type FormEvent, useEffect, useRef } from 'react';
import { href, Link, useNavigation, useRevalidator } from 'react-router';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { useCart } from '#storefront/cart/state/cart-provider.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Honeypot } from '#ui/field/honeypot.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { fetchRouteEarly } from '#web/navigation/load-route.ts';
import { checkoutCopy, checkoutFields } from './checkout.copy.ts';
import type { Checkout } from './checkout.server.ts';
import { type CheckoutAnswer, honeypotField } from './checkout-answer.ts';
import { CustomerSection, DeliverySection, InstructionsSection } from './checkout-sections.tsx';
import { CheckoutSummary, FoldedSummary } from './checkout-summary.tsx';
import { DistrictNote, NoCashNote } from './district-notes.tsx';
import { checkoutFormId, isLanguageSwitch } from './language-switch.tsx';
import { PaymentSection } from './payment-section.tsx';
import { goneWords, refusalWords } from './refusals.copy.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { inDistrict, useDistrict } from './use-district.ts';
import { useDraft } from './use-draft.ts';

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
  const { district, readDistrict } = useDistrict(form, { answer, known: checkout.known });
  const shown = inDistrict(checkout, district);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press after an answer is not a second one
  useEffect(() => {
    lastPress.current = Number.NEGATIVE_INFINITY;
  }, [answer]);
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
      onInput={() => {
        keepDraft();
        readDistrict();
      }}
      onSubmit={refuseSecondPress}
      className="checkout-form mt-[clamp(28px,3vw,44px)] grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_412px] lg:gap-10"
    >
      <input type="hidden" name="idempotencyKey" value={checkout.idempotencyKey ?? ''} />
      <input type="hidden" name="shownTotalLkr" value={shown.cart.totalLkr} />
      <input type="hidden" name="language" value={language} />
      <div className="grid gap-5">
        <FoldedSummary cart={shown.cart} />
        <CheckoutTrouble answer={answer} cart={checkout.cart} />
        {checkout.known && <SavedAddresses form={form} addresses={checkout.known.addresses} />}
        <CustomerSection isKnown={checkout.known !== undefined} />
        <DeliverySection maySave={checkout.known !== undefined}>
          <DistrictNote delivery={checkout.delivery} district={shown.district} />
        </DeliverySection>
        <PaymentSection methods={shown.paymentMethods}>
          <NoCashNote offered={checkout.paymentMethods} {...shown} />
        </PaymentSection>
        <InstructionsSection />
      </div>
      {!isAskedAgain && <Honeypot id="checkout-topic" name={honeypotField} />}
      <CheckoutSummary {...checkout} {...shown} answer={answer} isBusy={isBusy} />
    </Form>
  );
}

function useIsPlacing(): boolean {
  const { formMethod, formData } = useNavigation();
  return formMethod === 'POST' && !isLanguageSwitch(formData);
}

type CheckoutTroubleProps = { answer: CheckoutAnswer | undefined; cart: PricedCart };

/** Tells above the form what prevents the order, and links to the cart where only changing it helps. */
function CheckoutTrouble({ answer, cart }: CheckoutTroubleProps) {
  const refusal = answer?.refusal;
  if (refusal || Object.keys(answer?.problems ?? {}).length > 0) {
    const isMendedInCart = refusal?.code === 'sold-out' || refusal?.code === 'product-gone';
    return (
      <FormProblems refused={refusal && refusalWords(refusal)}>
        {isMendedInCart && (
          <CartLink to={refusal?.code === 'sold-out' ? `#line-${refusal.productId}` : ''} />
        )}
      </FormProblems>
    );
  }
  if (cart.gone.length === 0) return null;
  return (
    <Notice tone="danger">
      {cart.gone.map(({ productId, name }) => (
        <p key={productId} className="not-first:mt-2">
          <Both of={goneWords(name)} />
        </p>
      ))}
      <CartLink to="" />
    </Notice>
  );
}

/** To the cart, or to the line of it that is too large. */
function CartLink({ to }: { to: string }) {
  return (
    <Link
      to={pathIn(useLanguage(), href('/cart')) + to}
      className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      <span>
        <Both of={checkoutCopy.yourCart} beside />
      </span>
    </Link>
  );
}

/** Reloads the page once per change of the cart, which its drawer or another tab can make while it is open. */
function useFreshCart(shown: PricedCart): void {
  const { cart, isBusy } = useCart();
  const { revalidate } = useRevalidator();
  const asked = useRef<string>(undefined);
  const now = cart && !isBusy ? signatureOf(cart) : undefined;
  const onPage = signatureOf(shown);
  useEffect(() => {
    if (now === undefined || now === onPage || now === asked.current) return;
    asked.current = now;
    void revalidate();
  }, [now, onPage, revalidate]);
}

function signatureOf({ lines, gone, totalLkr }: PricedCart): string {
  const parts = [...lines, ...gone].map(({ productId, quantity }) => `${productId}:${quantity}`);
  return [totalLkr, ...parts].join(' ');
}
