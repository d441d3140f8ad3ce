import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ChangeReviewRefusal } from '#domain/reviews/change-review.server.ts';
import { type HidingReason, type ReviewState, reviewLimits } from '#domain/reviews/review.ts';
import { withLimits } from '#ui/form/form-fields.ts';

export const reviewsCopy = {
  review: { en: 'Review', si: 'ගැනුම්කරුවෙකුගේ අදහස' },
  subtitle: {
    en: 'What buyers wrote about what they received. All stars count in the average.',
    si: 'තමන්ට ලැබුණු භාණ්ඩ ගැන ගැනුම්කරුවන් ලියූ දේ. සාමාන්‍යයට සියලු තරු ඇතුළත්.',
  },
  product: { en: 'Product', si: 'නිෂ්පාදනය' },
  state: { en: 'Status', si: 'තත්ත්වය' },
  all: { en: 'All', si: 'සියල්ල' },
  noneYet: { en: 'No reviews yet', si: 'තවම අදහස් නැහැ' },
  noneYetWhy: {
    en: 'Buyers are asked once their order is delivered.',
    si: 'ඇණවුම භාර දුන් පසු ගැනුම්කරුවන්ගෙන් අදහස් විමසනවා.',
  },
  noneFound: { en: 'No such reviews', si: 'එවැනි අදහස් නැහැ' },
  showAll: { en: 'Show all reviews', si: 'සියලු අදහස් පෙන්වන්න' },
  noMessage: { en: 'Stars only', si: 'තරු පමණයි' },
  buyer: { en: 'Buyer who is not named', si: 'නම සඳහන් නොකළ ගැනුම්කරුවෙක්' },
  seeOrder: { en: 'See the order', si: 'ඇණවුම බලන්න' },
  saveAnswer: { en: 'Publish the answer', si: 'පිළිතුර පළ කරන්න' },
  hide: { en: 'Hide the review', si: 'අදහස සඟවන්න' },
  showAgain: { en: 'Show the review again', si: 'අදහස නැවත පෙන්වන්න' },
  chooseReason: { en: 'Choose a reason', si: 'හේතුවක් තෝරන්න' },
  home: { en: 'Home page', si: 'මුල් පිටුව' },
  putOnHome: { en: 'Put on the home page', si: 'මුල් පිටුවට එක් කරන්න' },
  takeOffHome: { en: 'Take off the home page', si: 'මුල් පිටුවෙන් ඉවත් කරන්න' },
  homeHint: {
    en: 'The three reviews chosen last take the place of the stories in the settings.',
    si: 'අවසන් වරට තේරූ අදහස් තුන, සැකසුම්වල ඇති කතා වෙනුවට පෙන්වනවා.',
  },
  isOnHome: {
    en: 'This review is chosen for the home page, which shows the three chosen last.',
    si: 'මෙම අදහස මුල් පිටුවට තෝරා තිබෙනවා. එහි පෙන්වන්නේ අවසන් වරට තේරූ අදහස් තුනයි.',
  },
  onlyThese: {
    en: 'A bad opinion is no reason. The stars go on counting, and the shop says how many reviews are hidden.',
    si: 'අදහස අයහපත් වීම එය සැඟවීමට හේතුවක් නොවෙයි. තරු තවමත් ගණන් ගන්නවා. සැඟවූ අදහස් ගණන වෙළඳසැලේ පෙන්වනවා.',
  },
} satisfies Record<string, Bilingual>;

export const stateLabels: Record<ReviewState, Bilingual> = {
  shown: { en: 'Shown', si: 'පෙන්වන' },
  hidden: { en: 'Hidden', si: 'සැඟවූ' },
};

export const reasonLabels: Record<HidingReason, Bilingual> = {
  abuse: { en: 'Abuse', si: 'අපහාස' },
  'personal-data': { en: 'Personal data', si: 'පෞද්ගලික තොරතුරු' },
  'health-claim': { en: 'A health claim that the law forbids', si: 'නීතියෙන් තහනම් සෞඛ්‍ය ප්‍රකාශයක්' },
};

export const answerFields = withLimits(
  {
    answer: {
      label: { en: 'Your answer', si: 'ඔබේ පිළිතුර' },
      hint: {
        en: 'Everyone can read it under the review. Leave it empty to remove your answer.',
        si: 'අදහසට පහළින් එය ඕනෑම කෙනෙකුට කියවිය හැකියි. පිළිතුර ඉවත් කිරීමට මෙය හිස්ව තබන්න.',
      },
      optional: 'unmarked',
    },
  },
  reviewLimits,
);

export const hideFields = {
  reason: {
    label: { en: 'Reason', si: 'හේතුව' },
    wrong: { en: 'Please choose a reason.', si: 'කරුණාකර හේතුවක් තෝරන්න.' },
  },
} as const;

type Refusal = Exclude<ChangeReviewRefusal, { code: 'review-not-found' }>;

export const refusalCopy: Record<Refusal['code'], Bilingual> = {
  'changed-since': {
    en: 'Another admin has changed this review since. Nothing was changed now; please look again.',
    si: 'මේ අතර වෙනත් පරිපාලකයෙක් මෙය වෙනස් කර තිබෙනවා. දැන් කිසිවක් වෙනස් කළේ නැහැ; කරුණාකර නැවත බලන්න.',
  },
  'nothing-to-show': {
    en: 'A review that is hidden or has no words cannot be on the home page.',
    si: 'සැඟවූ හෝ වචන නැති අදහසක් මුල් පිටුවේ පෙන්වීමට නොහැකියි.',
  },
};

export function starCount(count: number): Bilingual {
  return { en: `${count} of 5 stars`, si: `තරු 5න් ${count}` };
}
