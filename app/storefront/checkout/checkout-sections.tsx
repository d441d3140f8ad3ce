import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { provinceNames } from '#domain/orders/provinces.copy.ts';
import { Card } from '#ui/card.tsx';
import { PersonFields, PlaceFields } from '#ui/form/address-fields.tsx';
import { CheckboxField, TextAreaField } from '#ui/form/fields.tsx';
import { Both } from '#ui/text.tsx';
import { checkoutCopy } from './checkout.copy.ts';

export function CustomerSection() {
  return (
    <FormSection number={1} title={checkoutCopy.customerInformation}>
      <PersonFields withEmail />
    </FormSection>
  );
}

export function DeliverySection({ maySave }: { maySave: boolean }) {
  return (
    <FormSection number={2} title={checkoutCopy.deliveryAddress}>
      <PlaceFields provinces={provinceNames} />
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
