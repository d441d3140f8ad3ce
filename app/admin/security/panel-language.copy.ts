import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const panelLanguageCopy = {
  title: { en: 'Language of the panel', si: 'පුවරුවේ භාෂාව' },
  ofYourAccount: {
    en: 'Only for your own account. Emails to the shop are in Sinhala once every owner has chosen “Sinhala only”.',
    si: 'ඔබේ ගිණුමට පමණයි. සියලු හිමිකරුවන් “සිංහල පමණක්” තෝරා ගත් විට වෙළඳසැලට එන ඊමේල් ද සිංහලෙන් ලැබෙනවා.',
  },
  choose: { en: 'Use this language', si: 'මෙම භාෂාව යොදන්න' },
} satisfies Record<string, Bilingual>;

const englishAlone: Bilingual = { en: 'English only', si: 'ඉංග්‍රීසි පමණක්' };
const sinhalaAlone: Bilingual = { en: 'Sinhala only', si: 'සිංහල පමණක්' };

export const panelLanguageLabels: Record<PanelLanguage, Bilingual> = {
  both: { en: 'English with Sinhala', si: 'ඉංග්‍රීසි, සිංහල සමඟ' },
  en: englishAlone,
  si: sinhalaAlone,
};

export const panelLanguageFields: FormFields = {
  panelLanguage: { label: panelLanguageCopy.title },
};
