import { type FormEvent, useEffect, useRef, useState } from 'react';
import { href, useNavigation, useRevalidator } from 'react-router';
import { type PricedCart, withDeliveryFee } from '#domain/cart/priced-cart.ts';
import {
  deliveryFeeIn,
  districtSent,
  isOfferedIn,
} from '#domain/settings/delivery/delivery-rules.ts';
import { useCart, useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { FocusedNotice } from '#ui/feedback/focused-notice.tsx';
import { Honeypot } from '#ui/field/honeypot.tsx';
import { Form } from '#ui/form/form.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { fetchRouteEarly } from '#web/navigation/load-route.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { checkoutCopy, checkoutFields } from './checkout.copy.ts';
import type { Checkout } from './checkout.server.ts';
import { type CheckoutAnswer, honeypotField } from './checkout-answer.ts';
import {
  CheckoutProblems,
  CustomerSection,
  DeliverySection,
  DistrictNote,
  InstructionsSection,
} from './checkout-sections.tsx';
import { CheckoutSummary, CollapsedSummary } from './checkout-summary.tsx';
import { checkoutFormId, isLanguageSwitch } from './language-switch.tsx';
import { NoCashNotice, PaymentSection } from './payment-section.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { useDistrict } from './use-district.ts';
import { useDraft } from './use-draft.ts';

/** Covers a double click, whose second press comes before React renders the form as busy. */
const doubleClickMs = 500;

type CheckoutFormProps = Checkout & { answer: CheckoutAnswer | undefined };

/** Uses uncontrolled fields, so that typed values stay whatever the server returns. */
export function CheckoutForm({ answer: latest, ...checkout }: CheckoutFormProps) {
  // Stays when the page's data are loaded again: the shop returns it once.
  const [typedBefore] = useState(checkout.typedBefore);
  const answer = useKeptAnswer(latest, checkout.cart);
  const language = useLanguage();
  const { isBusy, isPlacing } = useSubmission();
  const form = useRef<HTMLFormElement>(null);
  useCartRefreshAfterAnswer(answer);
  const keepDraft = useDraft(form, {
    showsAnswer: answer !== undefined,
    customerId: checkout.prefill?.customerId,
  });
  const { district, readDistrict } = useDistrict(form, {
    values: answer?.values,
    initial: typedBefore ?? checkout.prefill?.values,
  });
  const checkoutInDistrict = inDistrict(checkout, district);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press after a new answer is no double click
  useEffect(() => {
    lastPress.current = Number.NEGATIVE_INFINITY;
  }, [answer]);
  const refuseSecondPress = (event: FormEvent) => {
    const isSecond = event.timeStamp - lastPress.current < doubleClickMs;
    if (isBusy || isSecond) event.preventDefault();
    else lastPress.current = event.timeStamp;
  };
  const wasTakenForBot = answer?.refusal?.code === 'not-by-hand';
  return (
    <Form
      id={checkoutFormId}
      ref={form}
      action={localizePath(language, href('/checkout'))}
      fields={checkoutFields}
      answer={answer}
      initialValues={{ ...checkout.prefill?.values, ...typedBefore }}
      onFocus={() => fetchRouteEarly(`order-success.${language}`)}
      onInput={() => {
        keepDraft();
        readDistrict();
      }}
      onSubmit={refuseSecondPress}
      className="checkout-form mt-[clamp(28px,3vw,44px)] grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_412px] lg:gap-10"
    >
      <ReloadOnCartChange shownCart={checkout.cart} />
      <input type="hidden" name="idempotencyKey" value={checkout.idempotencyKey ?? ''} />
      <input type="hidden" name="shownTotalLkr" value={checkoutInDistrict.cart.totalLkr} />
      <input type="hidden" name="shownLines" value={checkout.shownLines} />
      <input type="hidden" name="language" value={language} />
      {checkout.prefill && (
        <input type="hidden" name="account" value={checkout.prefill.customerId} />
      )}
      <div className="grid gap-5">
        <CollapsedSummary cart={checkoutInDistrict.cart} />
        {typedBefore && !answer && <FocusedNotice of={checkoutCopy.signedOutBefore} />}
        <CheckoutProblems answer={answer} cart={checkout.cart} />
        {checkout.prefill && <SavedAddresses form={form} addresses={checkout.prefill.addresses} />}
        <CustomerSection isSignedIn={checkout.prefill !== undefined} />
        <DeliverySection maySave={checkout.prefill?.canSaveAddress}>
          <DistrictNote delivery={checkout.delivery} district={checkoutInDistrict.district} />
        </DeliverySection>
        <PaymentSection methods={checkoutInDistrict.paymentMethods}>
          <NoCashNotice generalMethods={checkout.paymentMethods} {...checkoutInDistrict} />
        </PaymentSection>
        <InstructionsSection />
      </div>
      {!wasTakenForBot && <Honeypot id="checkout-topic" name={honeypotField} />}
      <CheckoutSummary
        {...checkout}
        {...checkoutInDistrict}
        answer={answer}
        isBusy={isBusy}
        isPlacing={isPlacing}
      />
    </Form>
  );
}

function useSubmission(): { isBusy: boolean; isPlacing: boolean } {
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === 'POST' && !isLanguageSwitch(formData);
  // The buttons for addresses and promo codes send an `intent`; the button that places the order sends none.
  return { isBusy, isPlacing: isBusy && formData?.has('intent') !== true };
}

/**
 * Reloads the page's data once per change of the cart, which the drawer or another tab can make in the meantime. Renders
 * nothing: a component of its own, so that reading the cart does not render the form again.
 */
function ReloadOnCartChange({ shownCart }: { shownCart: PricedCart }) {
  const { cart, isBusy } = useCart();
  const { revalidate } = useRevalidator();
  const requested = useRef<string>(undefined);
  const signature = cart && !isBusy ? signatureOf(cart) : undefined;
  const shownSignature = signatureOf(shownCart);
  useEffect(() => {
    if (signature === undefined || signature === shownSignature) return;
    if (signature === requested.current) return;
    requested.current = signature;
    void revalidate();
  }, [signature, shownSignature, revalidate]);
  return null;
}

/**
 * Keeps the last answer while the cart is the same, because the router drops it whenever the page's data are loaded again.
 * The cart may change once: the reload after the answer ends in the first render without a navigation.
 */
function useKeptAnswer(answer: CheckoutAnswer | undefined, shownCart: PricedCart) {
  const isReloading = useNavigation().state !== 'idle';
  const kept = useRef<{ answer: CheckoutAnswer; cart: string; isReloading: boolean }>(undefined);
  const cart = signatureOf(shownCart);
  const latest = answer ?? (kept.current?.isReloading && kept.current.answer);
  if (latest) kept.current = { answer: latest, cart, isReloading };
  return kept.current?.cart === cart ? kept.current.answer : undefined;
}

/** Reads the cart again after an answer, because the server may know less stock, or have changed the promo code. */
function useCartRefreshAfterAnswer(answer: CheckoutAnswer | undefined): void {
  const { refresh } = useCartActions();
  const last = useRef(answer);
  useEffect(() => {
    if (answer && answer !== last.current) refresh();
    last.current = answer;
  }, [answer, refresh]);
}

/** Returns a string that changes with the products, their quantities or the total. */
function signatureOf({ lines, gone, totalLkr }: PricedCart): string {
  const parts = [...lines, ...gone].map(({ productId, quantity }) => `${productId}:${quantity}`);
  return [totalLkr, ...parts].join(' ');
}

/** Returns the cart with the delivery fee of a district, and the payment methods offered there. */
export function inDistrict(
  { cart, delivery, paymentMethods }: Checkout,
  chosen: string | undefined,
): Pick<Checkout, 'cart' | 'paymentMethods'> & { district: ReturnType<typeof districtSent> } {
  const district = districtSent(chosen);
  const priced: PricedCart = withDeliveryFee(cart, deliveryFeeIn(delivery, district));
  const offeredThere = paymentMethods.filter((method) => isOfferedIn(delivery, district, method));
  return { district, cart: priced, paymentMethods: offeredThere };
}
