import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import { checkoutLimits } from '#domain/orders/checkout/checkout-form.ts';
import type { KnownCustomer } from '#domain/orders/reading/find-known-customer.server.ts';
import { addressFields } from '#ui/form/address.copy.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';
import { quantityField } from './entry-answer.ts';

export const entryCopy = {
  editOrder: { en: 'Edit order', si: 'ඇණවුම සංස්කරණය කරන්න' },
  editHint: {
    en: 'You can edit the order until it is shipped. Stock and total follow. Products already in it keep the prices of the day it was placed; products you add cost what they cost today.',
    si: 'යවන තෙක් ඇණවුම සංස්කරණය කළ හැකියි. තොගය සහ මුළු එකතුව ඒ අනුව වෙනස් වෙනවා. දැනටමත් ඇණවුමේ ඇති නිෂ්පාදනවලට ඇණවුම් කළ දිනයේ මිල අදාළයි; අලුතින් එක් කරන නිෂ්පාදනවලට අද මිල අදාළයි.',
  },
  newOrder: { en: 'New order by phone', si: 'දුරකථනයෙන් නව ඇණවුමක්' },
  newHint: {
    en: 'The same rules as at the checkout. The order counts as confirmed by phone.',
    si: 'ඔන්ලයින් ඇණවුම්වල නීතිම අදාළයි. ඇණවුම දුරකථනයෙන් තහවුරු කළ එකක් ලෙස සලකනවා.',
  },
  back: { en: 'Back to the order', si: 'ඇණවුම වෙත ආපසු' },
  customer: { en: 'Customer', si: 'පාරිභෝගිකයා' },
  items: { en: 'Items', si: 'භාණ්ඩ' },
  itemsHint: { en: 'Enter 0 for what is not ordered.', si: 'ඇණවුම් නොකරන දේට 0 ලියන්න.' },
  addProduct: { en: 'Add a product', si: 'නිෂ්පාදනයක් එක් කරන්න' },
  delivery: { en: 'Payment and delivery', si: 'ගෙවීම සහ බෙදාහැරීම' },
  preview: {
    en: 'Preview. If the prices change before you save, nothing is saved, and you see the new total first.',
    si: 'මෙය පෙරදසුනකි. සුරැකීමට පෙර මිල ගණන් වෙනස් වුවහොත් කිසිවක් සුරැකෙන්නේ නැහැ. පළමුව නව මුළු එකතුව පෙන්වනවා.',
  },
  subtotal: { en: 'Subtotal', si: 'උප එකතුව' },
  discount: { en: 'Discount', si: 'වට්ටම' },
  deliveryFee: { en: 'Delivery fee', si: 'බෙදාහැරීමේ ගාස්තුව' },
  free: { en: 'Free', si: 'නොමිලේ' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  youTyped: { en: 'What you typed', si: 'ඔබ ලියූ දේ' },
  save: { en: 'Save changes', si: 'වෙනස්කම් සුරකින්න' },
  place: { en: 'Place Order', si: 'ඇණවුම ඇතුළත් කරන්න' },
  notSaved: { en: 'Nothing was saved. Please check:', si: 'කිසිවක් සුරැකුණේ නැහැ. කරුණාකර පරීක්ෂා කරන්න:' },
  noProducts: { en: 'The shop has no products yet.', si: 'වෙළඳසැලේ තවම නිෂ්පාදන නැහැ.' },
} satisfies Record<string, Bilingual>;

/** Each language under its own name. */
export const languageNames: Record<Language, Bilingual> = {
  en: { en: 'English', si: 'English' },
  si: { en: 'සිංහල', si: 'සිංහල' },
};

export function oneLess({ en, si }: Bilingual): Bilingual {
  return { en: `One less: ${en}`, si: `එකක් අඩු කරන්න: ${si || en}` };
}

export function oneMore({ en, si }: Bilingual): Bilingual {
  return { en: `One more: ${en}`, si: `තව එකක් එක් කරන්න: ${si || en}` };
}

export function stockLabel(stock: number): Bilingual {
  if (stock === 0) return { en: 'Out of stock', si: 'තොගය අවසන්' };
  return { en: `${stock} in stock`, si: `තොගයේ ${stock}ක්` };
}

export const lookupCopy = {
  lookUp: { en: 'Look the number up', si: 'අංකය සොයන්න' },
  use: { en: 'Use this name and address', si: 'මෙම නම සහ ලිපිනය යොදන්න' },
  noneFound: { en: 'Nobody has ordered with this number yet.', si: 'මෙම අංකයෙන් තවම කිසිවෙකු ඇණවුම් කර නැහැ.' },
} satisfies Record<string, Bilingual>;

export function orderedBefore(count: number): Bilingual {
  return {
    en: count === 1 ? 'One order was placed with this number before.' : `${count} orders were placed with this number before.`,
    si: `මෙම අංකයෙන් මීට පෙර ඇණවුම් ${count}ක් කර තිබෙනවා.`,
  };
}

export function lastOrderCopy({ placedAt, totalLkr, lines }: KnownCustomer['lastOrder']): Bilingual {
  const day = shortDateTime(new Date(placedAt));
  const inEnglish = lines.map((line) => `${line.quantity} × ${line.productName.en}`).join(', ');
  const inSinhala = lines.map((line) => `${line.productName.si || line.productName.en} × ${line.quantity}`).join(', ');
  const sum = formatRupees(totalLkr);
  return {
    en: `Last order ${day}: ${inEnglish}, ${sum}`,
    si: `අවසන් ඇණවුම ${day}: ${inSinhala}, ${sum}`,
  };
}

export function refusedBefore(count: number): Bilingual {
  return {
    en: `This customer has refused ${count} ${count === 1 ? 'parcel' : 'parcels'}.`,
    si: `පාර්සල් ${count}ක් භාර ගැනීම ප්‍රතික්ෂේප කර තිබෙනවා.`,
  };
}

/** The fields of the checkout, worded for an admin instead of the customer. */
const customerFields = withLimits(
  {
    customerName: {
      ...addressFields.customerName,
      wrong: { en: "Please enter the customer's full name.", si: 'කරුණාකර පාරිභෝගිකයාගේ සම්පූර්ණ නම ඇතුළත් කරන්න.' },
    },
    phone: addressFields.phone,
    email: addressFields.email,
    address: { ...addressFields.address, wrong: { en: 'Please enter the street address.', si: addressFields.address.wrong.si } },
    city: { ...addressFields.city, wrong: { en: 'Please enter the city.', si: addressFields.city.wrong.si } },
    district: {
      ...addressFields.district,
      wrong: { ...addressFields.district.wrong, choose: { en: 'Please choose the district.', si: addressFields.district.wrong.choose.si } },
    },
    province: { ...addressFields.province, wrong: { en: 'Please choose the province.', si: addressFields.province.wrong.si } },
    paymentMethod: {
      label: { en: 'Payment Method', si: 'ගෙවීම් ක්‍රමය' },
      wrong: { en: 'Please choose a payment method.', si: 'කරුණාකර ගෙවීම් ක්‍රමයක් තෝරන්න.' },
    },
    language: { label: { en: 'Language of the customer', si: 'පාරිභෝගිකයාගේ භාෂාව' } },
    promo: {
      input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
      label: { en: 'Promo code', si: 'වට්ටම් කේතය' },
      max: 40,
      optional: true,
      hint: { en: 'The discount is taken off when you place the order.', si: 'ඇණවුම ඇතුළත් කරන විට මුළු එකතුවෙන් වට්ටම අඩු කරනවා.' },
    },
    specialInstructions: { input: { autoComplete: 'off' }, label: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' }, optional: true },
  } satisfies FormFields,
  checkoutLimits,
);

const wrongQuantity: Bilingual = {
  en: 'Please enter a whole quantity from 0 to 9,999.',
  si: 'කරුණාකර 0 සිට 9,999 දක්වා පූර්ණ සංඛ්‍යාවක් ඇතුළත් කරන්න.',
};

/** Returns the fields of an order that an admin enters, with one for the quantity of each product. */
export function entryFields(items: readonly { productId: string; name: Bilingual }[]): FormFields {
  const quantities = items.map(({ productId, name }) => [
    quantityField(productId),
    { label: name, input: { inputMode: 'numeric', autoComplete: 'off' }, max: 4, wrong: wrongQuantity },
  ]);
  return { ...Object.fromEntries(quantities), ...customerFields };
}
