import { type ImageField, imageFields, type ProductForm, type ProductProblem, productLimits } from '#domain/catalog/editing/product-form.ts';
import { mapFactFields } from '#domain/catalog/product-facts.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { mapToRecord } from '#domain/kernel/records.ts';
import type { FormField, FormFields } from '#ui/form/form-fields.ts';
import { numberProblems, wholeRupees } from '#ui/form/number-problems.copy.ts';
import type { CommonProblem } from '#ui/form/problems.copy.ts';

/** Labels of the fields, in the form and in the activity log. */
export const productLabels: Record<keyof ProductForm, Bilingual> = {
  nameEn: { en: 'Name (English)', si: 'නම (ඉංග්‍රීසි)' },
  nameSi: { en: 'Name (Sinhala)', si: 'නම (සිංහල)' },
  descriptionEn: { en: 'Description (English)', si: 'විස්තරය (ඉංග්‍රීසි)' },
  descriptionSi: { en: 'Description (Sinhala)', si: 'විස්තරය (සිංහල)' },
  priceLkr: { en: 'Price (LKR)', si: 'මිල (රු.)' },
  maximumPriceLkr: { en: 'Maximum retail price (LKR)', si: 'උපරිම සිල්ලර මිල (රු.)' },
  stock: { en: 'Stock', si: 'තොගය' },
  lowStockThreshold: { en: 'Stock alert at (units)', si: 'තොගය අඩු යැයි දන්වන සීමාව' },
  featured: { en: 'Featured', si: 'විශේෂිත' },
  slug: { en: 'Web address', si: 'වෙබ් ලිපිනය' },
  sizeGroup: { en: 'Sizes of one product', si: 'එකම නිෂ්පාදනයේ ප්‍රමාණ' },
  sizeMl: { en: 'Size (ml)', si: 'ප්‍රමාණය (මි.ලී.)' },
  images: { en: 'Images', si: 'පින්තූර' },
  ...mapFactFields(({ label }) => label),
};

export const formCopy = {
  addProduct: { en: 'Add Product', si: 'නිෂ්පාදනයක් එක් කරන්න' },
  editProduct: { en: 'Edit Product', si: 'නිෂ්පාදනය සංස්කරණය කරන්න' },
  ledger: { en: 'Stock movements', si: 'තොගයේ වෙනස්කම්' },
  image: { en: 'Image URL', si: 'පින්තූරයේ URL ලිපිනය' },
  imageHint: {
    en: 'Only if your picture is already on the internet: its https address. A picture of your own is chosen at the top of this form.',
    si: 'ඔබේ පින්තූරය දැනටමත් අන්තර්ජාලයේ තිබේ නම් පමණක්: එහි https ලිපිනය. ඔබේම පින්තූරයක් මෙම පෝරමයේ ඉහළින් තෝරන්න.',
  },
  pictures: { en: 'Pictures', si: 'පින්තූර' },
  mainImage: { en: 'Main picture', si: 'ප්‍රධාන පින්තූරය' },
  addImage: { en: 'Add image', si: 'පින්තූරයක් එක් කරන්න' },
  details: { en: 'Details', si: 'අමතර විස්තර' },
  detailsHint: {
    en: 'As the pack says it. What you leave empty is not shown.',
    si: 'ඇසුරුමේ සඳහන් පරිදි. හිස්ව තැබූ දේ වෙළඳසැලේ පෙන්වන්නේ නැහැ.',
  },
  delete: { en: 'Delete', si: 'මකන්න' },
  deleteProduct: { en: 'Delete product', si: 'නිෂ්පාදනය මකන්න' },
  sure: { en: 'Are you sure you want to delete this product?', si: 'මෙම නිෂ්පාදනය ඇත්තටම මකන්නද?' },
  afterDelete: {
    en: 'It is removed from the shop immediately. Existing orders are not affected.',
    si: 'එය වහාම වෙළඳසැලෙන් ඉවත් වෙනවා. දැනට ලැබී ඇති ඇණවුම් එලෙසම පවතිනවා.',
  },
  notSaved: { en: 'Failed to save product', si: 'නිෂ්පාදනය සුරැකීමට නොහැකි වුණා' },
  notDeleted: { en: 'Failed to delete product', si: 'නිෂ්පාදනය මැකීමට නොහැකි වුණා' },
} satisfies Record<string, Bilingual>;

/** Tells the owner how many customers will be notified of new stock. */
export function waitingForIt(people: number): Bilingual {
  return {
    en: `${people === 1 ? '1 person' : `${people} people`} asked to be told when this is back. The shop writes to them by itself once the stock is above 0.`,
    si: `මෙය නැවත ලැබුණු විට දන්වන ලෙස ඉල්ලා ඇති පාරිභෝගිකයන්: ${people}. තොගය 0ට වැඩි වූ විට වෙළඳසැල විසින්ම ඔවුන්ට දන්වනවා.`,
  };
}

function imageNumber(position: number): Bilingual {
  return { en: `Image URL ${position}`, si: `පින්තූරයේ URL ලිපිනය ${position}` };
}

export function removeImage(position: number): Bilingual {
  return { en: `Remove image ${position}`, si: `පින්තූරය ${position} ඉවත් කරන්න` };
}

export function removePicture(position: number): Bilingual {
  return { en: `Remove picture ${position}`, si: `පින්තූරය ${position} ඉවත් කරන්න` };
}

export function moveImage(position: number, direction: 'earlier' | 'later'): Bilingual {
  return direction === 'earlier'
    ? { en: `Move image ${position} earlier`, si: `පින්තූරය ${position} ඉදිරියට ගෙනයන්න` }
    : { en: `Move image ${position} later`, si: `පින්තූරය ${position} පසුපසට ගෙනයන්න` };
}

/** Tells screen readers that a picture has moved. */
export function movedToPosition(position: number): Bilingual {
  return { en: `Moved to place ${position}`, si: `${position} වන ස්ථානයට ගෙන ගියා` };
}

const approvalHint: Bilingual = {
  en: 'Of the Formulary Committee. An Ayurvedic product may not be advertised or sold without it.',
  si: 'ආයුර්වේද සූත්‍ර කමිටුවේ (Formulary Committee) අංකයයි. එය නැතිව ආයුර්වේද නිෂ්පාදනයක් ගැන දැන්වීම් පළ කිරීමට හෝ අලෙවි කිරීමට නොහැකියි.',
};

/** Fields for the facts on the pack, all optional. */
const facts = mapFactFields(
  ({ field, kind, lang, max, label }): FormField => ({
    ...{ label, max, optional: 'unmarked' },
    input: { lang, ...(kind === 'code' && { autoCapitalize: 'characters', spellCheck: false }) },
    ...(field === 'approvalNumber' && { hint: approvalHint }),
  }),
);

/** The fields in the order of the form. */
export const productFields = {
  nameEn: textIn('en', 'nameEn'),
  nameSi: textIn('si', 'nameSi'),
  descriptionEn: textIn('en', 'descriptionEn'),
  descriptionSi: textIn('si', 'descriptionSi'),
  priceLkr: { ...numberOf('priceLkr'), wrong: { 'not-whole': wholeRupees } },
  maximumPriceLkr: {
    ...numberOf('maximumPriceLkr'),
    optional: 'unmarked',
    wrong: { 'not-whole': wholeRupees },
    hint: {
      en: 'As printed on the pack. The shop cannot ask for more. Left empty, it is not shown.',
      si: 'ඇසුරුමේ මුද්‍රණය කර ඇති පරිදි. වෙළඳසැලේ මිල ඊට වැඩි විය නොහැකියි. හිස්ව තැබුවහොත් පෙන්වන්නේ නැහැ.',
    },
  },
  stock: {
    ...numberOf('stock'),
    hint: {
      en: 'What you can still sell. Units of placed orders are deducted already.',
      si: 'තවත් විකිණිය හැකි ප්‍රමාණය. ලැබුණු ඇණවුම්වල ඒකක දැනටමත් අඩු කර තිබෙනවා.',
    },
  },
  lowStockThreshold: {
    ...numberOf('lowStockThreshold'),
    hint: {
      en: 'At this number or below, the product list marks the stock as low.',
      si: 'තොගය මෙම ප්‍රමාණයට හෝ ඊට අඩු වූ විට නිෂ්පාදන ලැයිස්තුවේ ඒ බව සලකුණු වෙනවා.',
    },
  },
  ...mapToRecord(imageFields, (name): FormField => ({ label: imageNumber(positionOf(name)), max: productLimits.image })),
  pictures: { label: { en: 'Upload pictures', si: 'පින්තූර උඩුගත කරන්න' } },
  featured: { label: productLabels.featured },
  slug: {
    ...{ label: productLabels.slug, max: productLimits.slug, optional: true },
    input: { autoCapitalize: 'none', spellCheck: false },
    hint: {
      en: 'Small letters, digits and hyphens. If you leave it empty, it is made from the English name.',
      si: 'කුඩා ඉංග්‍රීසි අකුරු (a-z), ඉලක්කම් සහ කෙටි ඉරි (-). හිස්ව තැබුවහොත් ඉංග්‍රීසි නමින් සාදනවා.',
    },
  },
  sizeGroup: {
    ...{ label: productLabels.sizeGroup, max: productLimits.sizeGroup, optional: true },
    hint: {
      en: 'Write the same name at each size, such as "Joint Relief Oil". Shoppers then see all sizes side by side, with the price for 100 ml.',
      si: 'සෑම ප්‍රමාණයකටම එකම නමක් ලියන්න. උදා: "සන්ධි සහන තෛලය". එවිට සියලු ප්‍රමාණ, මි.ලී. 100ක මිල සමඟ, පාරිභෝගිකයන්ට එකට පෙනෙනවා.',
    },
  },
  sizeMl: {
    ...numberOf('sizeMl'),
    optional: true,
    hint: {
      en: 'Everything in the pack together: 200 for two bottles of 100 ml.',
      si: 'ඇසුරුමේ ඇති මුළු ප්‍රමාණය. උදා: මි.ලී. 100 බෝතල් දෙකකට 200.',
    },
  },
  ...facts,
} satisfies FormFields;

function textIn(lang: 'en' | 'si', name: 'nameEn' | 'nameSi' | 'descriptionEn' | 'descriptionSi'): FormField {
  return { label: productLabels[name], max: productLimits[name], input: { lang } };
}

function numberOf(name: 'priceLkr' | 'maximumPriceLkr' | 'stock' | 'lowStockThreshold' | 'sizeMl'): FormField {
  const input = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return { label: productLabels[name], range: { max: productLimits[name] }, input };
}

function positionOf(image: ImageField): number {
  return Number(image.slice('image'.length));
}

/** Messages for codes that only this form has. */
export const productProblems: Record<Exclude<ProductProblem, CommonProblem>, (field: FormField) => Bilingual> = {
  ...numberProblems,
  image: () => ({
    en: 'Please enter an https address or a picture of the shop.',
    si: 'කරුණාකර https ලිපිනයක් හෝ වෙළඳසැලේ පින්තූරයක් ඇතුළත් කරන්න.',
  }),
  slug: () => ({
    en: 'Please use small letters, digits and single hyphens only.',
    si: 'කරුණාකර කුඩා ඉංග්‍රීසි අකුරු, ඉලක්කම් සහ තනි කෙටි ඉරි පමණක් යොදන්න.',
  }),
};
