import { type AddressField, addressFields } from '#domain/customers/address.ts';
import type { CheckoutProblem } from '#domain/orders/checkout-form.ts';
import type { FormRefusal } from '#web/read-form.server.ts';

export type AddressProblems = Partial<Record<AddressField, CheckoutProblem>>;

/** What the page is told of a form that was sent back. */
export type AddressAnswer = {
  problems: AddressProblems;
  values: Partial<Record<AddressField | 'isDefault', string>>;
};

/** Only what belongs to the fields that are shown, in their order. */
export function addressAnswer({ problems, values }: FormRefusal): AddressAnswer {
  const wrong = addressFields.filter((field) => Object.hasOwn(problems, field));
  return {
    problems: Object.fromEntries(wrong.map((field) => [field, problems[field] as CheckoutProblem])),
    values,
  };
}
