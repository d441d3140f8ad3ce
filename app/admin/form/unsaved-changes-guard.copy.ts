import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const unsavedChangesCopy = {
  title: { en: 'Leave without saving?', si: 'සුරැකීමෙන් තොරව පිටවන්නද?' },
  text: {
    en: 'Your changes are not saved yet. If you leave, they are lost.',
    si: 'ඔබේ වෙනස්කම් තවම සුරැකී නැහැ. පිටව ගියහොත් ඒවා නැති වෙනවා.',
  },
  stay: { en: 'Stay on this page', si: 'මෙම පිටුවේ රැඳෙන්න' },
  leave: { en: 'Leave without saving', si: 'සුරැකීමෙන් තොරව පිටවන්න' },
  unsaved: { en: 'Not saved yet', si: 'තවම සුරැකී නැත' },
} satisfies Record<string, Bilingual>;
