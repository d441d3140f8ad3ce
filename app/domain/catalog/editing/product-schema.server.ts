import { z } from 'zod';
import { type FactField, mapFactFields } from '#domain/catalog/product-facts.ts';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { type ImageField, imageFields, productLimits } from './product-form.ts';
import { slugOf } from './slug.ts';

/** Reads digits, with or without thousands separators. Refuses everything else with the most fitting code. */
export function wholeNumber({ max }: { max: number }) {
  return z.string('required').transform((input, context) => {
    const text = input.trim();
    const problem = numberProblem(text);
    const value = problem === undefined ? Number(text.replaceAll(',', '')) : Number.NaN;
    const message = problem ?? (value > max ? 'too-large' : undefined);
    if (message === undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Reads a whole number from a field that may be left empty; returns `empty` for an empty one. */
export function wholeNumberOr<Empty>(empty: Empty, rules: { max: number }) {
  return z
    .string()
    .transform((input) => (input.trim() === '' ? undefined : input))
    .pipe(wholeNumber(rules).optional())
    .transform((number) => number ?? empty);
}

function numberProblem(text: string): string | undefined {
  if (text === '') return 'required';
  if (/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return undefined;
  if (/^-\s*[\d.,]+$/.test(text)) return 'negative';
  return /^(\d+|\d{1,3}(,\d{3})+)\.\d+$/.test(text) ? 'not-whole' : 'not-number';
}

/** Takes an https URL or the path of a picture of the shop. The browser loads it, the server never does. */
const image = formText({ max: productLimits.image }).refine(
  (text) => text === '' || isPictureOfTheShop(text) || isHttpsUrl(text),
  'image',
);

function isPictureOfTheShop(text: string): boolean {
  return (
    /^\/(?:pictures|media)\/[\w./-]+$/.test(text) && !text.includes('..') && !text.includes('//')
  );
}

function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^\s"'<>\\]+$/.test(text) && URL.canParse(text);
}

const images = Object.fromEntries(
  imageFields.map((field) => [field, image.optional()]),
) as unknown as Record<ImageField, z.ZodOptional<typeof image>>;

const facts = mapFactFields(({ kind, max }) =>
  formText({ max, lines: kind === 'lines' ? 'several' : 'one' }),
);

/**
 * Reads a checkbox, which sends nothing when it is off; a hidden field of the same name marks its presence.
 */
const featured = z
  .union([z.string(), z.array(z.string())])
  .transform((sent) => [sent].flat().includes('on'));

const slug = formText({ max: productLimits.slug }).refine(
  (text) => text === '' || slugOf(text) === text,
  'slug',
);

/** The most that `shownNumber` reads, so that a stock above the limit can be sent back as it was shown. */
const shownNumberLimit = 999_999_999;

/** Reads the stock or the version that the form showed. Anything but a whole number counts as not sent. */
export const shownNumber = z
  .string()
  .optional()
  .transform((input) => (input && /^\d{1,9}$/.test(input) ? Number(input) : undefined));

const texts = {
  nameEn: requiredText({ max: productLimits.nameEn }),
  nameSi: requiredText({ max: productLimits.nameSi }),
  descriptionEn: requiredText({ max: productLimits.descriptionEn, lines: 'several' }),
  descriptionSi: requiredText({ max: productLimits.descriptionSi, lines: 'several' }),
};
const numbers = {
  priceLkr: wholeNumber({ max: productLimits.priceLkr }),
  stock: wholeNumber({ max: productLimits.stock }),
};
/** Reads the maximum price on the package; null if empty. */
const maximumPriceLkr = wholeNumberOr(null, { max: productLimits.maximumPriceLkr });
const sizeGroup = formText({ max: productLimits.sizeGroup });
/** Reads a size in millilitres; null if empty or zero. */
const sizeMl = wholeNumberOr(null, { max: productLimits.sizeMl }).transform((size) => size || null);
const lowStockThreshold = wholeNumber({ max: productLimits.lowStockThreshold });

/** Reads a new product: every required field has to be there. */
export const newProductSchema = z
  .object({
    ...texts,
    ...numbers,
    ...defaults(facts),
    ...images,
    featured: featured.default(false),
    slug: slug.default(''),
    lowStockThreshold: lowStockThreshold.default(5),
    maximumPriceLkr: maximumPriceLkr.default(null),
    sizeGroup: sizeGroup.default(''),
    sizeMl: sizeMl.default(null),
  })
  .superRefine(requireSize)
  .transform(gatherImages)
  .transform((form) => ({ ...form, images: form.images ?? [] }));

/** Reads changes of a product: a field that was not sent stays unchanged, a required field must not be sent empty. */
export const productChangesSchema = z
  .object({
    ...optionals(texts),
    priceLkr: numbers.priceLkr.optional(),
    stock: wholeNumber({ max: shownNumberLimit }).optional(),
    lowStockThreshold: lowStockThreshold.optional(),
    maximumPriceLkr: maximumPriceLkr.optional(),
    sizeGroup: sizeGroup.optional(),
    sizeMl: sizeMl.optional(),
    ...optionals(facts),
    ...images,
    featured: featured.optional(),
    slug: slug.optional(),
    shownStock: shownNumber,
    version: shownNumber,
  })
  .superRefine(requireSize)
  .superRefine(limitStock)
  .transform(gatherImages);

type SizeFields = { sizeGroup?: string | undefined; sizeMl?: number | null | undefined };

/** Requires a size in millilitres of a product that belongs to a size group, sent together with the group. */
function requireSize({ sizeGroup = '', sizeMl }: SizeFields, context: z.RefinementCtx) {
  if (sizeGroup === '' || typeof sizeMl === 'number') return;
  context.addIssue({ code: 'custom', path: ['sizeMl'], message: 'required' });
}

type StockFields = { stock?: number | undefined; shownStock?: number | undefined };

/** Refuses a stock above the limit, unless the form showed as much: restocking may exceed the limit. */
function limitStock({ stock = 0, shownStock = 0 }: StockFields, context: z.RefinementCtx) {
  if (stock <= Math.max(productLimits.stock, shownStock)) return;
  context.addIssue({ code: 'custom', path: ['stock'], message: 'too-large' });
}

function defaults(fields: typeof facts) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schema.default('')]),
  ) as Record<FactField, z.ZodDefault<ReturnType<typeof formText>>>;
}

function optionals<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.optional()]),
  ) as { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> };
}

/** Gathers the pictures in their order without empty fields; undefined where no such field was sent. */
function gatherImages<Form extends Partial<Record<ImageField, string | undefined>>>(form: Form) {
  const fields = imageFields.map((field) => form[field]);
  const isSent = fields.some((text) => text !== undefined);
  const rest = Object.fromEntries(
    Object.entries(form).filter(([name]) => !imageFields.includes(name as ImageField)),
  ) as Omit<Form, ImageField>;
  return { ...rest, images: isSent ? fields.filter((text): text is string => !!text) : undefined };
}
