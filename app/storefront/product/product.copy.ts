import type { FactName } from '#domain/catalog/product-facts.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';

export const productCopy = {
  products: { en: 'Products', si: 'නිෂ්පාදන' },
  pictures: { en: 'Pictures', si: 'පින්තූර' },
  quantity: { en: 'Quantity', si: 'ප්‍රමාණය' },
  increase: { en: 'Increase quantity', si: 'ප්‍රමාණය වැඩි කරන්න' },
  decrease: { en: 'Decrease quantity', si: 'ප්‍රමාණය අඩු කරන්න' },
  related: { en: 'You may also like', si: 'ඔබ කැමති විය හැකි තවත් නිෂ්පාදන' },
  inStockNow: { en: 'In stock now', si: 'දැන් තොගයේ ඇති නිෂ්පාදන' },
  seeInStock: { en: 'See what is in stock', si: 'තොගයේ ඇති නිෂ්පාදන බලන්න' },
  tellMe: { en: 'Tell me when it is back', si: 'නැවත ආ විට මට දන්වන්න' },
  buyBar: { en: 'Buy this product', si: 'මෙම නිෂ්පාදනය මිලදී ගන්න' },
  enlarge: { en: 'Enlarge', si: 'විශාල කරන්න' },
  shrink: { en: 'Whole picture', si: 'සම්පූර්ණ පින්තූරය' },
  closePictures: { en: 'Close pictures', si: 'පින්තූර වසන්න' },
  previous: { en: 'Previous picture', si: 'පෙර පින්තූරය' },
  next: { en: 'Next picture', si: 'ඊළඟ පින්තූරය' },
  sizes: { en: 'Sizes', si: 'ප්‍රමාණ' },
  details: { en: 'Details', si: 'අමතර විස්තර' },
  deliveryQuestion: { en: 'How long does delivery take?', si: 'ඇණවුම ලැබෙන්න කොපමණ කල් යනවාද?' },
  preparedSoon: {
    en: 'Orders are prepared within 24 hours.',
    si: 'ඇණවුමක් පැය 24ක් ඇතුළත සූදානම් කරනවා.',
  },
  delivery: {
    en: 'Delivery takes 2-5 business days.',
    si: 'වැඩ කරන දින 2-5කින් ගෙනැවිත් දෙනවා.',
  },
  freeDelivery: {
    en: 'Delivery takes 2-5 business days and is free anywhere in Sri Lanka.',
    si: 'වැඩ කරන දින 2-5කින්, ශ්‍රී ලංකාවේ ඕනෑම තැනකට නොමිලේ ගෙනැවිත් දෙනවා.',
  },
  damageQuestion: { en: 'What if my order arrives damaged?', si: 'හානි වූ භාණ්ඩයක් ලැබුණොත්?' },
  damageAnswer: {
    en: 'Tell us within 7 days of delivery. We review claims in 1-3 business days, and refund those that qualify.',
    si: 'භාණ්ඩය ලැබී දින 7ක් ඇතුළත අපට දන්වන්න. වැඩ කරන දින 1-3කින් පරීක්ෂා කර, පිළිගත හැකි ඉල්ලීම් සඳහා මුදල් ආපසු ගෙවනවා.',
  },
  maximumPrice: { en: 'Maximum retail price', si: 'උපරිම සිල්ලර මිල' },
} satisfies Record<string, Bilingual>;

export type DeliveryFacts = {
  isDeliveryFree: boolean;
  /** Says when a closed shop prepares an order; undefined while it is open. */
  closureNote: Bilingual | undefined;
};

export function deliveryAnswer({ isDeliveryFree, closureNote }: DeliveryFacts): Bilingual {
  const prepared = closureNote ?? productCopy.preparedSoon;
  const brought = isDeliveryFree ? productCopy.freeDelivery : productCopy.delivery;
  return { en: `${prepared.en} ${brought.en}`, si: `${prepared.si} ${brought.si}` };
}

export function per100Ml(priceLkr: number): Bilingual {
  const price = formatRupees(priceLkr);
  return { en: `${price} per 100 ml`, si: `මි.ලී. 100ක් ${price}` };
}

export function pictureLabel(name: Bilingual, number: number, count: number): Bilingual {
  if (count === 1) return name;
  return {
    en: `${name.en}, picture ${number} of ${count}`,
    si: `${name.si || name.en}, පින්තූරය ${number} / ${count}`,
  };
}

/** Labels the link that opens a picture larger. */
export function enlargeLabel(picture: Bilingual): Bilingual {
  return {
    en: `${productCopy.enlarge.en}: ${picture.en}`,
    si: `${productCopy.enlarge.si}: ${picture.si || picture.en}`,
  };
}

/** Labels the facts, in the order of the page. Repeats the panel's list, which every shopper would have to load too. */
export const factLabels: Record<FactName, Bilingual> = {
  netContent: { en: 'Net content', si: 'ශුද්ධ ප්‍රමාණය' },
  ingredients: { en: 'Ingredients', si: 'අමුද්‍රව්‍ය' },
  howToUse: { en: 'How to use', si: 'භාවිත කරන ආකාරය' },
  warnings: { en: 'Warnings', si: 'අවවාද' },
  maker: { en: 'Manufacturer', si: 'නිෂ්පාදකයා' },
  approvalNumber: { en: 'Approval number', si: 'අනුමැති අංකය' },
  batchNumber: { en: 'Batch number', si: 'කාණ්ඩ අංකය' },
  expiry: { en: 'Expiry date', si: 'කල් ඉකුත් වන දිනය' },
};
