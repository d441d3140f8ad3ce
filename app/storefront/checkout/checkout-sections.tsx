import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { District } from '#domain/places/districts.ts';
import { districtNames, placeNames } from '#domain/places/places.copy.ts';
import { type DeliveryRules, deliveryFeeIn } from '#domain/settings/delivery/delivery-rules.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DeliveryAddressFields, RecipientFields } from '#ui/form/address-fields.tsx';
import { CheckboxField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { FormProblems } from '#ui/form/form.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { signInPath } from '#web/urls/links.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { checkoutCopy } from './checkout.copy.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { feeDepends, feeThere } from './district-notes.copy.ts';
import { goneCopy, refusalCopy } from './refusals.copy.ts';

type CheckoutProblemsProps = { answer: CheckoutAnswer | undefined; cart: PricedCart };

/** Says above the form what prevents the order, and links to the cart if the shopper has to change it. */
export function CheckoutProblems({ answer, cart }: CheckoutProblemsProps) {
  const refusal = answer?.refusal;
  if (refusal || Object.keys(answer?.problems ?? {}).length > 0) {
    const isFixedInCart = refusal?.code === 'sold-out' || refusal?.code === 'product-gone';
    return (
      <FormProblems refused={refusal && refusalCopy(refusal)}>
        {isFixedInCart && (
          <CartLink hash={refusal?.code === 'sold-out' ? `#line-${refusal.productId}` : ''} />
        )}
      </FormProblems>
    );
  }
  if (cart.gone.length === 0) return null;
  return (
    <Notice tone="danger">
      {cart.gone.map(({ productId, name }) => (
        <p key={productId} className="not-first:mt-2">
          <Both of={goneCopy(name)} />
        </p>
      ))}
      <CartLink hash="" />
    </Notice>
  );
}

/** Links to the cart. The hash, if any, opens it at the line whose quantity is too large. */
function CartLink({ hash }: { hash: string }) {
  return (
    <Link
      to={localizePath(useLanguage(), href('/cart')) + hash}
      className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      <span>
        <Both of={checkoutCopy.yourCart} inline />
      </span>
    </Link>
  );
}

export function CustomerSection({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <FormSection number={1} title={checkoutCopy.customerInformation}>
      {!isSignedIn && <SignInHint />}
      <RecipientFields withEmail />
    </FormSection>
  );
}

/** Shown on screens below the `lg` breakpoint, where the bar of this page does not link to the account. */
function SignInHint() {
  const language = useLanguage();
  return (
    <p className="-mt-3 text-md leading-snug text-ink-600 lg:hidden">
      <Text of={checkoutCopy.haveAccount} />{' '}
      <Link
        to={signInPath(language, localizePath(language, href('/checkout')))}
        className="link inline-flex min-h-11 items-center"
      >
        <Text of={checkoutCopy.signIn} />
      </Link>
    </p>
  );
}

type DeliverySectionProps = { maySave: boolean | undefined; children: ReactNode };

export function DeliverySection({ maySave, children }: DeliverySectionProps) {
  return (
    <FormSection number={2} title={checkoutCopy.deliveryAddress}>
      <DeliveryAddressFields {...placeNames} />
      {children}
      {maySave && <CheckboxField name="saveAddress" />}
    </FormSection>
  );
}

type DistrictNoteProps = { delivery: DeliveryRules; district: District | undefined };

/** Says what delivery costs, if the fee differs between districts. */
export function DistrictNote({ delivery, district }: DistrictNoteProps) {
  if (Object.keys(delivery.ownFees).length === 0) return null;
  const note = district
    ? feeThere(districtNames[district], deliveryFeeIn(delivery, district))
    : feeDepends;
  return (
    <p role="status" className="-mt-1 text-md leading-snug text-ink-600">
      <Both of={note} />
    </p>
  );
}

export function InstructionsSection() {
  return (
    <FormSection number={4} title={checkoutCopy.specialInstructions}>
      <TextAreaField name="specialInstructions" />
    </FormSection>
  );
}

type FormSectionProps = { number: number; title: Bilingual; children: ReactNode };

export function FormSection({ number, title, children }: FormSectionProps) {
  const id = `section-${number}`;
  return (
    <Card as="section" aria-labelledby={id} className="below-first-screen">
      <h2 id={id} className="mb-5.5 flex items-start gap-3.5 text-[1.5rem]">
        <span
          aria-hidden="true"
          className="tabular-nowrap grid size-8.5 shrink-0 place-items-center rounded-pill border border-gold-600 font-text text-base leading-none font-semibold"
        >
          {number}
        </span>
        <span className="[&>.second]:mt-0.5 [&>.second]:text-base [&>.second]:leading-normal [&>.second]:font-semibold">
          <Both of={title} />
        </span>
      </h2>
      <div className="grid gap-5">{children}</div>
    </Card>
  );
}
