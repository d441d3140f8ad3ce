import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { placeNames } from '#domain/places/places.copy.ts';
import { Card } from '#ui/card.tsx';
import { FieldError } from '#ui/field.tsx';
import { PersonFields, PlaceFields } from '#ui/form/address-fields.tsx';
import { CheckboxField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useField } from '#ui/form/form.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Both, Text } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { signInPath } from '#web/sign-in-path.ts';
import { checkoutCopy } from './checkout.copy.ts';

export function CustomerSection({ isKnown }: { isKnown: boolean }) {
  return (
    <FormSection number={1} title={checkoutCopy.customerInformation}>
      {!isKnown && <SignInHint />}
      <PersonFields withEmail />
    </FormSection>
  );
}

/** On phones the bar does not link to the account. */
function SignInHint() {
  const language = useLanguage();
  return (
    <p className="-mt-3 text-md leading-snug text-ink-600 lg:hidden">
      <Text of={checkoutCopy.haveAccount} />{' '}
      <Link
        to={signInPath(language, pathIn(language, href('/checkout')))}
        className="link inline-flex min-h-11 items-center"
      >
        <Text of={checkoutCopy.signIn} />
      </Link>
    </p>
  );
}

export function DeliverySection({ maySave }: { maySave: boolean }) {
  return (
    <FormSection number={2} title={checkoutCopy.deliveryAddress}>
      <PlaceFields {...placeNames} />
      {maySave && <CheckboxField name="saveAddress" />}
    </FormSection>
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

function FormSection({ number, title, children }: FormSectionProps) {
  const id = `section-${number}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-5.5 flex items-start gap-3.5 text-[1.5rem]">
        <span
          aria-hidden="true"
          className="figures grid size-8.5 shrink-0 place-items-center rounded-pill border border-gold-600 font-text text-base leading-none font-semibold"
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
              label={paymentMethodCopy[method].label}
              hint={paymentMethodCopy[method].hint}
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
