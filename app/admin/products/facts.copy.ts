import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const factsCopy = {
  details: { en: 'Details', si: 'අමතර විස්තර' },
  detailsHint: {
    en: 'As the pack says it. What you leave empty is not shown.',
    si: 'ඇසුරුමේ සඳහන් පරිදි. හිස්ව තැබූ දේ වෙළඳසැලේ පෙන්වන්නේ නැහැ.',
  },
  approvalHint: {
    en: 'Of the Formulary Committee. An Ayurvedic product may not be advertised or sold without it.',
    si: 'ආයුර්වේද සූත්‍ර කමිටුවේ (Formulary Committee) අංකයයි. එය නැතිව ආයුර්වේද නිෂ්පාදනයක් ගැන දැන්වීම් පළ කිරීමට හෝ අලෙවි කිරීමට නොහැකියි.',
  },
} satisfies Record<string, Bilingual>;
