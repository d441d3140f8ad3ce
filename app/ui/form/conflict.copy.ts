import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Marks a field that was changed here, and saved by someone else while the form was open. */
export function savedSince(text: string): Bilingual {
  return {
    en: text === '' ? 'Another admin cleared this.' : `Another admin saved: ${text}`,
    si: text === '' ? 'වෙනත් පරිපාලකයෙක් මෙය හිස් කළා.' : `වෙනත් පරිපාලකයෙක් සුරැකි අගය: ${text}`,
  };
}

/** Describes a change to a switch, which has no text to quote. */
export const switchedSince = {
  on: { en: 'Another admin switched this on.', si: 'වෙනත් පරිපාලකයෙක් මෙය සක්‍රිය කළා.' },
  off: { en: 'Another admin switched this off.', si: 'වෙනත් පරිපාලකයෙක් මෙය අක්‍රිය කළා.' },
} satisfies Record<string, Bilingual>;

/** Informs the second of two admins that the first has saved. */
export function changedBy(name: string | undefined, what: Bilingual): Bilingual {
  return {
    en: `${name ?? 'Another admin'} saved ${what.en} while this page was open. Your changes are not saved yet. Fields you did not change show the new values. Please check what is marked and save again.`,
    si: `මෙම පිටුව විවෘතව තිබියදී ${name ?? 'වෙනත් පරිපාලකයෙක්'} ${what.si} සුරැකුම් කළා. ඔබේ වෙනස්කම් තවම සුරැකී නැහැ. ඔබ වෙනස් නොකළ කොටුවල අලුත් අගයන් පෙනෙනවා; සලකුණු කළ දේ බලා නැවත සුරකින්න.`,
  };
}
