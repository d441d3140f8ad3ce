import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { checkoutLimits } from '#domain/orders/checkout-form.ts';

export const entryCopy = {
  correctOrder: { en: 'Correct the order', si: 'ඇණවුම නිවැරදි කරන්න' },
  correctHint: {
    en: 'Until it is shipped. Stock and total follow, at the prices of the day it was placed.',
    si: 'යවන තෙක් නිවැරදි කළ හැකියි. තොගය සහ මුළු එකතුව ඒ අනුව වෙනස් වෙනවා; මිල ගණන් ඇණවුම් කළ දිනයේ මිලයි.',
  },
  newOrder: { en: 'New order by phone', si: 'දුරකථනයෙන් නව ඇණවුමක්' },
  newHint: {
    en: 'The same rules as at the checkout. The order counts as confirmed by phone.',
    si: 'ඔන්ලයින් ඇණවුම්වල නීතිම අදාළයි. ඇණවුම දුරකථනයෙන් තහවුරු කළ එකක් ලෙස සලකනවා.',
  },
  back: { en: 'Back to the order', si: 'ඇණවුම වෙත ආපසු' },
  customer: { en: 'Customer', si: 'පාරිභෝගිකයා' },
  items: { en: 'Items', si: 'භාණ්ඩ' },
  itemsHint: { en: '0 leaves a product out.', si: '0 යනු එම නිෂ්පාදනය නැති බවයි.' },
  customerName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
  optional: { en: '(optional)', si: '(අනිවාර්ය නැහැ)' },
  address: { en: 'Street Address', si: 'නිවසේ අංකය සහ වීදිය' },
  city: { en: 'City', si: 'නගරය' },
  province: { en: 'Province', si: 'පළාත' },
  selectProvince: { en: 'Select province', si: 'පළාත තෝරන්න' },
  paymentMethod: { en: 'Payment Method', si: 'ගෙවීම් ක්‍රමය' },
  language: { en: 'Language of the customer', si: 'පාරිභෝගිකයාගේ භාෂාව' },
  specialInstructions: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
  delivery: { en: 'Payment and delivery', si: 'ගෙවීම සහ බෙදාහැරීම' },
  preview: {
    en: 'So far, as a preview. The shop reckons again when you save.',
    si: 'මෙතෙක් එකතුව, පෙරදසුනක් ලෙස. සුරකින විට වෙළඳසැල නැවත ගණනය කරනවා.',
  },
  subtotal: { en: 'Subtotal', si: 'උප එකතුව' },
  discount: { en: 'Discount', si: 'වට්ටම' },
  deliveryFee: { en: 'Delivery fee', si: 'බෙදාහැරීමේ ගාස්තුව' },
  free: { en: 'Free', si: 'නොමිලේ' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  youTyped: { en: 'What you typed', si: 'ඔබ ලියූ දේ' },
  save: { en: 'Save correction', si: 'නිවැරදි කිරීම සුරකින්න' },
  place: { en: 'Place Order', si: 'ඇණවුම ඇතුළත් කරන්න' },
  notSaved: { en: 'Nothing was saved. Please check:', si: 'කිසිවක් සුරැකුවේ නැහැ. කරුණාකර පරීක්ෂා කරන්න:' },
  noProducts: { en: 'The shop has no products yet.', si: 'වෙළඳසැලේ තවම නිෂ්පාදන නැහැ.' },
} satisfies Record<string, Bilingual>;

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', si: 'සිංහල' };

export function onTheShelf(stock: number): Bilingual {
  return { en: `${stock} in stock`, si: `තොගයේ ${stock}ක්` };
}

const wrong: Record<string, Bilingual> = {
  customerName: { en: "Please enter the customer's full name.", si: 'කරුණාකර පාරිභෝගිකයාගේ සම්පූර්ණ නම ඇතුළත් කරන්න.' },
  phone: {
    en: 'Please enter a valid phone number, for example 077 123 4567.',
    si: 'කරුණාකර නිවැරදි දුරකථන අංකයක් ඇතුළත් කරන්න. උදා: 077 123 4567',
  },
  email: { en: 'Please enter a valid email address.', si: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.' },
  address: { en: 'Please enter the street address.', si: 'කරුණාකර නිවසේ අංකය සහ වීදිය ඇතුළත් කරන්න.' },
  city: { en: 'Please enter the city.', si: 'කරුණාකර නගරය ඇතුළත් කරන්න.' },
  province: { en: 'Please choose the province.', si: 'කරුණාකර පළාත තෝරන්න.' },
  paymentMethod: { en: 'Please choose a payment method.', si: 'කරුණාකර ගෙවීම් ක්‍රමයක් තෝරන්න.' },
  specialInstructions: { en: 'Please check the special instructions.', si: 'කරුණාකර විශේෂ උපදෙස් පරීක්ෂා කරන්න.' },
};

/** What is wrong with a field, in words that say how to mend it. */
export function entryProblemWords(field: string, problem: string): Bilingual {
  if (problem === 'quantity') {
    return { en: 'Please enter a whole quantity from 0 to 9,999.', si: 'කරුණාකර 0 සිට 9,999 දක්වා පූර්ණ සංඛ්‍යාවක් ඇතුළත් කරන්න.' };
  }
  if (problem === 'unreadable') {
    return { en: 'Some of these characters cannot be read. Please write it again.', si: 'මෙහි ඇතැම් අකුරු කියවන්න බැහැ. කරුණාකර නැවත ලියන්න.' };
  }
  const limits: Record<string, number> = checkoutLimits;
  if (problem === 'too-long' && limits[field] !== undefined) {
    return {
      en: `Please write no more than ${limits[field]} characters.`,
      si: `කරුණාකර අකුරු ${limits[field]}කට වඩා ලියන්න එපා.`,
    };
  }
  return wrong[field] ?? { en: 'Please check this field.', si: 'කරුණාකර මෙය පරීක්ෂා කරන්න.' };
}
