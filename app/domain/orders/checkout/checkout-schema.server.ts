import { z } from 'zod';
import { languages } from '#domain/kernel/bilingual.ts';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { parsePhone } from '#domain/kernel/phone.server.ts';
import { usesOnlinePayment } from '#domain/orders/payment.ts';
import { placeFields, withDistrict } from '#domain/orders/places/place-schema.server.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { checkoutLimits } from './checkout-form.ts';

const phone = requiredText({ max: checkoutLimits.phone }).transform((input, context) => {
  const phoneE164 = parsePhone(input);
  if (phoneE164 !== undefined) return phoneE164;
  context.addIssue({ code: 'custom', message: 'phone' });
  return z.NEVER;
});

const email = formText({ max: checkoutLimits.email })
  .refine((text) => text === '' || z.email().safeParse(text).success, 'email')
  .transform((text) => (text === '' ? undefined : text))
  .prefault('');

/**
 * The total that the page showed, in rupees; undefined if the form has none. Anything but a whole number becomes -1, which no
 * order costs, so that nothing is placed.
 */
const shownTotal = z.string().optional().transform(totalOf).catch(-1);

function totalOf(text = ''): number | undefined {
  if (text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

/** The products and quantities that the page showed, as `contentsOf` writes them. */
const shownLines = z.string().optional().catch(undefined);

/** The fields of the checkout. Other forms with an address pick some of them. */
export const checkoutFields = z.object({
  idempotencyKey: z.uuid('stale'),
  language: z.enum(languages).catch('en'),
  customerName: requiredText({ max: checkoutLimits.customerName }),
  phone,
  email,
  address: requiredText({ max: checkoutLimits.address }),
  ...placeFields,
  // Fills in a method where the page offers none and so sends none; `agreeOnPrice` then refuses that method.
  paymentMethod: z.enum(paymentMethods, 'choose').default(paymentMethods[0]),
  specialInstructions: formText({
    max: checkoutLimits.specialInstructions,
    lines: 'several',
  }).default(''),
  payerFirstName: formText({ max: checkoutLimits.payerFirstName }).optional(),
  payerLastName: formText({ max: checkoutLimits.payerLastName }).optional(),
  shownTotalLkr: shownTotal,
  shownLines,
});

const onlinePaymentFields = ['email', 'payerFirstName', 'payerLastName'] as const;
const payer = checkoutFields.pick({
  paymentMethod: true,
  email: true,
  payerFirstName: true,
  payerLastName: true,
});
type Payer = z.output<typeof payer>;

/** Adds the rule that online payment requires the fields of the gateway. `when` runs it even if other fields are invalid. */
function withPayer<Schema extends z.ZodType<Payer>>(schema: Schema) {
  const when = ({ value }: { value: unknown }) => payer.safeParse(value).success;
  return onlinePaymentFields.reduce<Schema>(
    (narrowed, field) =>
      narrowed.refine((form) => !usesOnlinePayment(form) || Boolean(form[field]), {
        path: [field],
        message: 'required',
        when,
      }),
    schema,
  );
}

/**
 * Reads the form of the checkout. Drops fields that are not listed here, such as prices and statuses.
 */
export const checkoutSchema = withDistrict(withPayer(checkoutFields));
