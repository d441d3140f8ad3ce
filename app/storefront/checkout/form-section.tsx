import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { CheckoutField } from '#domain/orders/checkout-form.ts';
import { Card } from '#ui/card.tsx';
import { Both } from '#ui/text.tsx';
import type { Problems, Typed } from './checkout-answer.ts';
import { problemWords } from './problems.copy.ts';

/** What the server said of the form, for the fields to show. */
export type Told = { values: Typed; problems: Problems };

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

/** Name, what was typed, and what is wrong with it, as the fields of the house take them. */
export function fieldProps(name: CheckoutField, { values, problems }: Told) {
  const problem = problems[name];
  return {
    name,
    defaultValue: values[name] ?? '',
    ...(problem && { error: problemWords(name, problem) }),
  };
}
