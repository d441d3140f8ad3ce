import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Marks a field that was changed here, and saved by someone else while the form was open. */
export function savedSince(text: string): Bilingual {
  return {
    en: text === '' ? 'Emptied meanwhile.' : `Saved meanwhile: ${text}`,
    si: text === '' ? 'මේ අතර හිස් කර ඇත.' : `මේ අතර සුරැකි පාඨය: ${text}`,
  };
}

/** Tells the second of two admins that the first has saved. */
export function changedBy(name: string | undefined, what: Bilingual): Bilingual {
  return {
    en: `${name ?? 'Someone'} saved ${what.en} while this page was open. Your changes are not saved yet. What you had not touched shows the new state; please check what is marked, and save again.`,
    si: `මෙම පිටුව විවෘතව තිබියදී ${name ?? 'වෙනත් පරිපාලකයෙක්'} ${what.si} සුරැකුවා. ඔබේ වෙනස්කම් තවම සුරැකී නැහැ. ඔබ වෙනස් නොකළ දේ දැන් අලුත් තත්ත්වය පෙන්වනවා; සලකුණු කළ දේ බලා නැවත සුරකින්න.`,
  };
}
