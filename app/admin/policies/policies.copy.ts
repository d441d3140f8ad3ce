import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import { policyLimits } from '#domain/policies/policy-form.ts';
import type { TextStatistics } from '#domain/policies/text-statistics.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';
import type { Mark } from './insert-markdown.ts';

/** Names of the tabs, which do not depend on the titles that the owner chooses. */
export const policyNames: Record<PolicyKind, Bilingual> = {
  privacy: { en: 'Privacy Policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
  terms: { en: 'Terms & Conditions', si: 'නියම සහ කොන්දේසි' },
  refund: { en: 'Refund Policy', si: 'මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය' },
};

export const policiesCopy = {
  preview: { en: 'Preview on Website', si: 'වෙබ් අඩවියේ පෙරදසුන' },
  opensNewTab: { en: 'opens in a new tab', si: 'නව ටැබයක විවෘත වෙනවා' },
  willLook: { en: 'What shoppers will read', si: 'පාරිභෝගිකයන් කියවන ආකාරය' },
  toolbar: { en: 'Formatting', si: 'පාඨය හැඩගැන්වීම' },
  previewHint: {
    en: 'Preview on Website shows what is published. Save first to see your changes there.',
    si: 'වෙබ් අඩවියේ පෙරදසුනේ පෙනෙන්නේ දැනට ප්‍රකාශිත පාඨයයි. ඔබේ වෙනස්කම් එහි බැලීමට මුලින්ම සුරකින්න.',
  },
  emptySinhala: {
    en: 'Where the Sinhala is empty, Sinhala pages show the English text.',
    si: 'සිංහල පාඨය හිස් නම්, සිංහල පිටුවල ඉංග්‍රීසි පාඨය පෙන්වනවා.',
  },
  markdown: {
    en: 'An empty line begins a paragraph, ## a heading, - a point of a list; **two stars** make words bold.',
    si: 'හිස් පේළියකින් නව ඡේදයක් ඇරඹෙනවා. ## මාතෘකාවකට, - ලැයිස්තුවක කරුණකට, **තරු දෙක** තද අකුරුවලට.',
  },
  placeholdersHint: {
    en: '{delivery} and {payment-methods} are filled in from the settings.',
    si: '{delivery} සහ {payment-methods} යන තැන් සැකසුම් අනුව පිරවෙනවා.',
  },
  notSaved: { en: 'The policy was not saved.', si: 'ප්‍රතිපත්තිය සුරැකුණේ නැහැ.' },
  theirText: {
    en: 'Another admin has just saved a different text. It is shown below; yours is still here.',
    si: 'වෙනත් පරිපාලකයෙක් වෙනත් පාඨයක් සුරැකුම් කර තිබෙනවා. එය පහතින් බලන්න; ඔබේ පාඨය මෙහි එලෙසම තිබෙනවා.',
  },
  showTheirs: { en: 'Show what the other admin saved', si: 'වෙනත් පරිපාලකයා සුරැකි පාඨය පෙන්වන්න' },
  earlier: { en: 'Earlier versions', si: 'පෙර පිටපත්' },
  noneEarlier: {
    en: 'Each time you save, the previous text is kept here.',
    si: 'ඔබ සුරකින සෑම විටම, ඊට පෙර පාඨය මෙහි තබා ගන්නවා.',
  },
  publishAgain: { en: 'Publish this version again', si: 'මෙම පිටපත නැවත ප්‍රකාශයට පත් කරන්න' },
  saveFirst: {
    en: 'You have unsaved text. Save it before you publish an earlier version again.',
    si: 'ඔබේ පාඨය තවම සුරැකී නැහැ. පෙර පිටපතක් නැවත ප්‍රකාශයට පත් කිරීමට පෙර එය සුරකින්න.',
  },
  empty: { en: 'Empty', si: 'හිස්' },
} satisfies Record<string, Bilingual>;

/** Labels of the buttons of the editor. */
export const markCopy: Record<Mark, Bilingual> = {
  heading: { en: 'Heading', si: 'මාතෘකාව' },
  bold: { en: 'Bold', si: 'තද අකුරු' },
  list: { en: 'List', si: 'ලැයිස්තුව' },
  link: { en: 'Link', si: 'සබැඳිය' },
};

/** Requires only the English texts, because pages in Sinhala fall back to them. */
export const policyFormFields = withLimits(
  {
    titleEn: { input: { autoComplete: 'off' }, label: { en: 'Title (English)', si: 'මාතෘකාව (ඉංග්‍රීසි)' } },
    titleSi: { input: { autoComplete: 'off' }, label: { en: 'Title (Sinhala)', si: 'මාතෘකාව (සිංහල)' } },
    contentEn: { input: { autoComplete: 'off' }, label: { en: 'Content (English)', si: 'අන්තර්ගතය (ඉංග්‍රීසි)' } },
    contentSi: { input: { autoComplete: 'off' }, label: { en: 'Content (Sinhala)', si: 'අන්තර්ගතය (සිංහල)' } },
  } satisfies FormFields,
  policyLimits,
);

/** The subject of the notice about a conflict. */
export const thisPolicy: Bilingual = { en: 'this policy', si: 'මෙම ප්‍රතිපත්තිය' };

export function statisticsOf({ words, characters, lines }: TextStatistics): Bilingual {
  return {
    en: `Words: ${words}, characters: ${characters}, lines: ${lines}`,
    si: `වචන: ${words}, අකුරු: ${characters}, පේළි: ${lines}`,
  };
}

export function lastUpdated(at: Date): Bilingual {
  return {
    en: `Last updated: ${shortDateTime(at)}`,
    si: `අවසන් වරට යාවත්කාලීන කළේ: ${shortDateTime(at)}`,
  };
}

/** Names an earlier version by the times between which it was published. */
export function publishedFrom(from: Date, until: Date): Bilingual {
  const times = `${shortDateTime(from)} – ${shortDateTime(until)}`;
  return { en: `Published ${times}`, si: `ප්‍රකාශයට පත්ව තිබුණේ: ${times}` };
}
