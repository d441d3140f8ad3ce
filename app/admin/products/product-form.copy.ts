import { forEachField } from '#domain/catalog/product-facts.ts';
import { type ProductForm, type ProductProblem, productLimits } from '#domain/catalog/product-form.ts';
import type { SaveProductRefusal } from '#domain/catalog/save-product.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import { numberProblems } from '#ui/form/number-problems.copy.ts';
import { problemsCopy } from '#ui/form/problems.copy.ts';

/** What the fields are called, in the form and in the log. */
export const productLabels: Record<keyof ProductForm, Bilingual> = {
  nameEn: { en: 'Name (English)', si: 'නම (ඉංග්‍රීසි)' },
  nameSi: { en: 'Name (Sinhala)', si: 'නම (සිංහල)' },
  descriptionEn: { en: 'Description (English)', si: 'විස්තරය (ඉංග්‍රීසි)' },
  descriptionSi: { en: 'Description (Sinhala)', si: 'විස්තරය (සිංහල)' },
  priceLkr: { en: 'Price (LKR)', si: 'මිල (රු.)' },
  stock: { en: 'Stock', si: 'තොගය' },
  lowStockThreshold: { en: 'Low from (units)', si: 'තොගය අඩු යැයි දන්වන සීමාව' },
  featured: { en: 'Featured', si: 'විශේෂිත' },
  slug: { en: 'Web address', si: 'වෙබ් ලිපිනය' },
  images: { en: 'Images', si: 'පින්තූර' },
  ...forEachField(({ label }) => label),
};

export const formCopy = {
  ...productLabels,
  addProduct: { en: 'Add Product', si: 'නිෂ්පාදනයක් එක් කරන්න' },
  editProduct: { en: 'Edit Product', si: 'නිෂ්පාදනය සංස්කරණය කරන්න' },
  ledger: { en: 'Stock movements', si: 'තොගයේ වෙනස්කම්' },
  image: { en: 'Image URL', si: 'පින්තූරයේ URL ලිපිනය' },
  imageHint: {
    en: 'An https address, or a picture of the shop such as /pictures/oil-100-800.webp. The first one is shown in lists.',
    si: 'https ලිපිනයක්, නැතහොත් වෙළඳසැලේ පින්තූරයක්. උදා: /pictures/oil-100-800.webp. ලැයිස්තුවල පෙන්වන්නේ පළමු පින්තූරයයි.',
  },
  mainImage: { en: 'Main picture', si: 'ප්‍රධාන පින්තූරය' },
  pictures: { en: 'Upload pictures', si: 'පින්තූර උඩුගත කරන්න' },
  addImage: { en: 'Add image', si: 'පින්තූරයක් එක් කරන්න' },
  lowStockHint: {
    en: 'From this many units down the list of products marks the stock as low.',
    si: 'තොගය මෙම ප්‍රමාණයට හෝ ඊට අඩු වූ විට නිෂ්පාදන ලැයිස්තුවේ ඒ බව සලකුණු වෙනවා.',
  },
  optional: { en: '(optional)', si: '(අනිවාර්ය නැහැ)' },
  slugHint: {
    en: 'Small letters, digits and hyphens. Left empty, it is made from the English name.',
    si: 'කුඩා ඉංග්‍රීසි අකුරු, ඉලක්කම් සහ කෙටි ඉරි. හිස්ව තැබුවහොත් ඉංග්‍රීසි නමින් සාදනවා.',
  },
  delete: { en: 'Delete', si: 'මකන්න' },
  deleteProduct: { en: 'Delete product', si: 'නිෂ්පාදනය මකන්න' },
  sure: { en: 'Are you sure you want to delete this product?', si: 'මෙම නිෂ්පාදනය ඇත්තටම මකන්නද?' },
  afterDelete: {
    en: 'It leaves the shop at once. Orders that were placed stay as they are.',
    si: 'එය වහාම වෙළඳසැලෙන් ඉවත් වෙනවා. දැනට ලැබී ඇති ඇණවුම් එලෙසම පවතිනවා.',
  },
  notSaved: { en: 'Failed to save product', si: 'නිෂ්පාදනය සුරැකීමට නොහැකි වුණා' },
  notDeleted: { en: 'Failed to delete product', si: 'නිෂ්පාදනය මැකීමට නොහැකි වුණා' },
} satisfies Record<string, Bilingual>;

export function imageNumber(place: number): Bilingual {
  return { en: `Image URL ${place}`, si: `පින්තූරයේ URL ලිපිනය ${place}` };
}

export function removeImage(place: number): Bilingual {
  return { en: `Remove image ${place}`, si: `පින්තූරය ${place} ඉවත් කරන්න` };
}

export function moveImage(place: number, way: 'earlier' | 'later'): Bilingual {
  return way === 'earlier'
    ? { en: `Move image ${place} earlier`, si: `පින්තූරය ${place} ඉදිරියට ගෙනයන්න` }
    : { en: `Move image ${place} later`, si: `පින්තූරය ${place} පසුපසට ගෙනයන්න` };
}

/** Said to screen readers once a picture has moved. */
export function movedTo(place: number): Bilingual {
  return { en: `Moved to place ${place}`, si: `${place} වන ස්ථානයට ගෙන ගියා` };
}

/** What is wrong with a field. Texts and numbers of a field have limits of their own. */
export const problemWords: Record<ProductProblem, (max: number) => Bilingual> = {
  required: () => problemsCopy.required({}),
  'too-long': (max) => problemsCopy['too-long']({ max }),
  unreadable: () => problemsCopy.unreadable({}),
  'not-number': () => numberProblems['not-number']({}),
  'not-whole': () => numberProblems['not-whole']({}),
  negative: () => ({ en: 'Please enter 0 or more.', si: 'කරුණාකර 0 හෝ ඊට වැඩි අගයක් ඇතුළත් කරන්න.' }),
  'too-large': (max) => ({ en: `Please enter at most ${groupedRupees(max)}.`, si: `කරුණාකර උපරිම වශයෙන් ${groupedRupees(max)} ඇතුළත් කරන්න.` }),
  image: () => ({
    en: 'Please enter an https address or a picture of the shop.',
    si: 'කරුණාකර https ලිපිනයක් හෝ වෙළඳසැලේ පින්තූරයක් ඇතුළත් කරන්න.',
  }),
  slug: () => ({
    en: 'Please use small letters, digits and single hyphens only.',
    si: 'කරුණාකර කුඩා ඉංග්‍රීසි අකුරු, ඉලක්කම් සහ තනි කෙටි ඉරි පමණක් යොදන්න.',
  }),
};

type StockRefusal = Extract<SaveProductRefusal, { stock: number }>;

/** The stock moved while the form was open. */
export const stockWords: Record<StockRefusal['code'], (stock: number) => Bilingual> = {
  'stock-below-zero': (stock) => ({
    en: `The stock has changed meanwhile and is now ${stock}. Please enter what it should be.`,
    si: `මේ අතර තොගය වෙනස් වී දැන් ${stock}ක් තිබෙනවා. කරුණාකර නිවැරදි ප්‍රමාණය ඇතුළත් කරන්න.`,
  }),
  'stock-too-large': (stock) => ({
    en: `The stock is now ${stock} and can be at most ${groupedRupees(productLimits.stock)}.`,
    si: `දැන් තොගයේ ${stock}ක් තිබෙනවා. උපරිමය ${groupedRupees(productLimits.stock)}.`,
  }),
};

/** Said above the form of whoever was second. */
export function changedBy(name: string | undefined): Bilingual {
  return {
    en: `${name ?? 'Somebody'} saved this product while the form was open. Yours is not saved yet. What differs is marked: please check it, and save again.`,
    si: `මෙම පෝරමය විවෘතව තිබියදී ${name ?? 'වෙනත් පරිපාලකයෙක්'} මෙම නිෂ්පාදනය සුරැකුවා. ඔබේ වෙනස්කම් තවම සුරැකී නැහැ. වෙනස් තැන් සලකුණු කර තිබෙනවා; බලා නැවත සුරකින්න.`,
  };
}

/** A switch has no text to quote. */
export const switchedMeanwhile = {
  on: { en: 'Switched on meanwhile.', si: 'මේ අතර සක්‍රිය කර ඇත.' },
  off: { en: 'Switched off meanwhile.', si: 'මේ අතර අක්‍රිය කර ඇත.' },
} satisfies Record<string, Bilingual>;
