import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { SetShopPictureRefusal } from '#domain/media/change-shop-picture.server.ts';
import { maxAltLength, type ShopPictureName } from '#domain/media/shop-pictures.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const shopPicturesCopy = {
  title: { en: 'Shop pictures', si: 'වෙළඳසැලේ පින්තූර' },
  about: {
    en: 'Your own logo and pictures. Shoppers see a change at once.',
    si: 'ඔබේම ලාංඡනය සහ පින්තූර. වෙනසක් වහාම වෙළඳසැලේ පෙනෙනවා.',
  },
  settings: { en: 'All settings', si: 'සියලු සැකසුම්' },
  now: { en: 'In the shop now', si: 'දැන් වෙළඳසැලේ ඇති පින්තූරය' },
  next: { en: 'New picture, not saved yet', si: 'අලුත් පින්තූරය, තවම සුරැකී නැහැ' },
  save: { en: 'Save', si: 'සුරකින්න' },
  original: { en: 'Bring the original back', si: 'මුල් පින්තූරය නැවත යොදන්න' },
  notChanged: { en: 'The picture was not changed', si: 'පින්තූරය වෙනස් වුණේ නැහැ' },
  saved: { en: 'Picture saved', si: 'පින්තූරය සුරැකුණා' },
  restored: { en: 'The original picture is back', si: 'මුල් පින්තූරය නැවත යෙදුවා' },
} satisfies Record<string, Bilingual>;

export const shopPictureRefusals: Record<SetShopPictureRefusal['code'], Bilingual> = {
  'no-picture': { en: 'Please choose a picture first.', si: 'කරුණාකර පළමුව පින්තූරයක් තෝරන්න.' },
  'changed-since': {
    en: 'Another admin has changed this picture in the meantime. What you entered is still here: save again to replace their change with yours.',
    si: 'මේ අතර වෙනත් පරිපාලකයෙක් මෙම පින්තූරය වෙනස් කළා. ඔබ යෙදූ දේ මෙහි තිබෙනවා: ඒ වෙනුවට මෙය යෙදීමට නැවත සුරකින්න.',
  },
};

export const shopPictureLabels: Record<ShopPictureName, Bilingual> = {
  logo: { en: 'Logo', si: 'ලාංඡනය' },
  hero: { en: 'Picture at the top of the home page', si: 'මුල් පිටුවේ ඉහළ පින්තූරය' },
  about: { en: 'Picture beside Our Heritage', si: 'අපේ උරුමය අසල පින්තූරය' },
};

/** Recommended format of each picture. */
export const shopPictureHints: Record<ShopPictureName, Bilingual> = {
  logo: {
    en: 'Shown at the top and bottom of every page, in emails and on packing slips. A PNG with a transparent background is best; keep it dark, because it is shown on a light background.',
    si: 'සෑම පිටුවකම ඉහළින් සහ පහළින්, ඊමේල් සහ ඇසුරුම් පත්‍රවල පෙනෙනවා. විනිවිද පෙනෙන පසුබිමක් ඇති PNG පින්තූරයක් හොඳයි. එය ළා පැහැ පසුබිමක පෙනෙන නිසා තද පැහැයක් තෝරන්න.',
  },
  hero: {
    en: 'At least 1200 pixels wide. On a phone its sides are cut off; on a wide screen the words are over its left half.',
    si: 'අවම වශයෙන් පික්සල් 1200ක පළලක් හොඳයි. දුරකථනයේ එහි දෙපැත්ත කැපෙනවා; පළල් තිරයක වචන පෙනෙන්නේ එහි වම් පැත්තටයි.',
  },
  about: {
    en: 'Shown in an arch. An upright picture of at least 800 pixels is best; its edges are cut off.',
    si: 'ආරුක්කුවක හැඩයෙන් පෙනෙනවා. අවම වශයෙන් පික්සල් 800ක සිරස් පින්තූරයක් හොඳයි; එහි දාර කැපෙනවා.',
  },
};

const altHints: Bilingual = {
  en: 'Read out to those who cannot see it. If both are empty: the name of the shop, and nothing for the picture at the top.',
  si: 'එය දැකිය නොහැකි අයට කියවනවා. දෙකම හිස් නම් වෙළඳසැලේ නම කියවනවා; ඉහළ පින්තූරයට කිසිවක් කියවන්නේ නැහැ.',
};

export const shopPictureFields = {
  altEn: {
    label: { en: 'Description of the picture (English)', si: 'පින්තූරයේ විස්තරය (ඉංග්‍රීසි)' },
    hint: altHints,
    max: maxAltLength,
    optional: true,
  },
  altSi: {
    label: { en: 'Description of the picture (Sinhala)', si: 'පින්තූරයේ විස්තරය (සිංහල)' },
    max: maxAltLength,
    optional: true,
    input: { lang: 'si' },
  },
} satisfies FormFields;
