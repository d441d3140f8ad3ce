import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { placeNames } from '#domain/places/places.copy.ts';
import { Card } from '#ui/card.tsx';
import { PersonFields, PlaceFields } from '#ui/form/address-fields.tsx';
import { CheckboxField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { signInPath } from '#web/addresses/links.ts';
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

type DeliverySectionProps = { maySave: boolean; children: ReactNode };

export function DeliverySection({ maySave, children }: DeliverySectionProps) {
  return (
    <FormSection number={2} title={checkoutCopy.deliveryAddress}>
      <PlaceFields {...placeNames} />
      {children}
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

export function FormSection({ number, title, children }: FormSectionProps) {
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
