import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PictureProblem } from './store-pictures.server.ts';

/** Explains why a picture was not added, and what to do. */
export const pictureProblems: Record<PictureProblem['code'], Bilingual> = {
  'not-a-picture': {
    en: 'This is not a JPEG, PNG, WebP or AVIF picture. Please choose another file.',
    si: 'මෙය JPEG, PNG, WebP හෝ AVIF පින්තූරයක් නොවෙයි. කරුණාකර වෙනත් ගොනුවක් තෝරන්න.',
  },
  unreadable: {
    en: 'This picture is damaged. Please choose another file.',
    si: 'මෙම පින්තූරයේ දෝෂයක් තිබෙනවා. කරුණාකර වෙනත් ගොනුවක් තෝරන්න.',
  },
  'too-large': {
    en: 'This file is larger than 8 MB. Please make the picture smaller.',
    si: 'ගොනුවේ විශාලත්වය 8 MB ඉක්මවනවා. කරුණාකර පින්තූරය කුඩා කරන්න.',
  },
  'too-many-pixels': {
    en: 'This picture has more than 25 megapixels. Please make it smaller.',
    si: 'මෙම පින්තූරය මෙගාපික්සල් 25කට වඩා විශාලයි. කරුණාකර එය කුඩා කරන්න.',
  },
  'too-small': {
    en: 'This picture is too small: each side needs at least 160 pixels.',
    si: 'මෙම පින්තූරය කුඩා වැඩියි. සෑම පැත්තකම අවම වශයෙන් පික්සල් 160ක් තිබිය යුතුයි.',
  },
  'too-elongated': {
    en: 'This picture is too long and narrow. Please crop it closer to a square.',
    si: 'මෙම පින්තූරය දිග වැඩියි. කරුණාකර සමචතුරස්‍රයකට ආසන්න වන සේ කපා (crop) සකසන්න.',
  },
  'too-many': {
    en: 'There was no room for this one: a product has at most ten pictures.',
    si: 'මෙයට ඉඩ මදි: නිෂ්පාදනයකට තිබිය හැක්කේ පින්තූර දහයක් පමණයි.',
  },
  busy: {
    en: 'Many pictures are being prepared. Please try again in a minute.',
    si: 'පින්තූර රැසක් සකස් වෙමින් තිබෙනවා. කරුණාකර මිනිත්තුවකින් නැවත උත්සාහ කරන්න.',
  },
  'no-room': {
    en: 'The disk of the shop has less than 200 MB left, so pictures cannot be added. Please make room first.',
    si: 'වෙළඳසැලේ තැටියේ ඉතිරි ඉඩ 200 MB ප්‍රමාණයට වඩා අඩු බැවින් පින්තූර එක් කළ නොහැකියි. කරුණාකර පළමුව ඉඩ සලසන්න.',
  },
  'no-storage': {
    en: 'The storage of pictures cannot be reached. Nothing was added; please try again in a minute.',
    si: 'පින්තූර ගබඩාවට සම්බන්ධ වීමට නොහැකි වුණා. කිසිවක් එක් වුණේ නැහැ; කරුණාකර මිනිත්තුවකින් නැවත උත්සාහ කරන්න.',
  },
  none: { en: 'Please choose a picture first.', si: 'කරුණාකර පළමුව පින්තූරයක් තෝරන්න.' },
  cut: {
    en: 'The upload was cut off. Please try again.',
    si: 'උඩුගත කිරීම අතරමග නතර වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
};

/** Puts the name of the file before its problem. */
export function ofFile(file: string, { en, si }: Bilingual): Bilingual {
  return file === '' ? { en, si } : { en: `${file}: ${en}`, si: `${file}: ${si}` };
}
