import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type HidingReason, reviewLimits } from '#domain/reviews/review.ts';
import { withLimits } from '#ui/form/form-fields.ts';

export const reviewFormCopy = {
  publish: { en: 'Publish the review', si: 'අදහස පළ කරන්න' },
  publishing: { en: 'Publishing...', si: 'පළ කරමින්...' },
  afterwards: {
    en: 'Your review appears at once on the page of the product, and may be shown on the home page too. It cannot be changed afterwards.',
    si: 'ඔබේ අදහස නිෂ්පාදනයේ පිටුවේ වහාම පළ වෙනවා. එය මුල් පිටුවේත් පෙන්විය හැකියි. පසුව එය වෙනස් කළ නොහැකියි.',
  },
  notPublished: {
    en: 'Your review was not published, because this order cannot be reviewed at the moment. What you wrote is still here. Please try again later, or contact us.',
    si: 'මෙම ඇණවුම ගැන මේ මොහොතේ අදහස් ලිවිය නොහැකි නිසා ඔබේ අදහස පළ වුණේ නැහැ. ඔබ ලියූ දේ තවමත් මෙහි තිබෙනවා. කරුණාකර පසුව නැවත උත්සාහ කරන්න, නැතහොත් අප අමතන්න.',
  },
  thanks: { en: 'Thank you. Your review is published.', si: 'ස්තූතියි. ඔබේ අදහස පළ කළා.' },
  notFound: { en: 'There is nothing to review here', si: 'මෙහි අදහසක් ලිවීමට කිසිවක් නැහැ' },
  notFoundSentence: {
    en: 'A review can be written once the order is delivered, with the link of that order.',
    si: 'ඇණවුම භාර දුන් පසු, එම ඇණවුමේ සබැඳියෙන් අදහසක් ලියන්න පුළුවන්.',
  },
} satisfies Record<string, Bilingual>;

export const reviewFields = withLimits(
  {
    stars: {
      label: { en: 'Your rating', si: 'ඔබ දෙන තරු ගණන' },
      wrong: { en: 'Please choose one to five stars.', si: 'කරුණාකර තරු එකේ සිට පහ දක්වා තෝරන්න.' },
    },
    words: {
      label: { en: 'Your review', si: 'ඔබේ අදහස' },
      input: { autoComplete: 'off' },
      optional: true,
    },
    isNameShown: {
      label: {
        en: 'Show my first name and town with the review',
        si: 'අදහස සමඟ මගේ මුල් නම සහ නගරය පෙන්වන්න',
      },
      optional: 'unmarked',
    },
    firstName: {
      label: { en: 'First name', si: 'මුල් නම' },
      input: { autoComplete: 'given-name', autoCapitalize: 'words' },
      optional: true,
    },
    town: {
      label: { en: 'Town', si: 'නගරය' },
      input: { autoComplete: 'address-level2', autoCapitalize: 'words' },
      optional: true,
    },
  },
  reviewLimits,
);

export const starCopy: Record<1 | 2 | 3 | 4 | 5, Bilingual> = {
  5: { en: '5 stars: very good', si: 'තරු 5: ඉතා හොඳයි' },
  4: { en: '4 stars: good', si: 'තරු 4: හොඳයි' },
  3: { en: '3 stars: all right', si: 'තරු 3: සාමාන්‍යයි' },
  2: { en: '2 stars: not good', si: 'තරු 2: හොඳ නැහැ' },
  1: { en: '1 star: poor', si: 'තරු 1: කිසිසේත් හොඳ නැහැ' },
};

export const hiddenCopy: Record<HidingReason, Bilingual> = {
  abuse: {
    en: 'We hid this review because it contains abuse. Its stars still count.',
    si: 'අපහාසාත්මක වචන අඩංගු නිසා මෙම අදහස සැඟවූවා. එහි තරු තවමත් ගණන් ගන්නවා.',
  },
  'personal-data': {
    en: 'We hid this review because it contains personal data. Its stars still count.',
    si: 'පෞද්ගලික තොරතුරු අඩංගු නිසා මෙම අදහස සැඟවූවා. එහි තරු තවමත් ගණන් ගන්නවා.',
  },
  'health-claim': {
    en: 'We hid this review because the law does not allow its health claim. Its stars still count.',
    si: 'නීතියෙන් තහනම් සෞඛ්‍ය ප්‍රකාශයක් අඩංගු නිසා මෙම අදහස සැඟවූවා. එහි තරු තවමත් ගණන් ගන්නවා.',
  },
};
