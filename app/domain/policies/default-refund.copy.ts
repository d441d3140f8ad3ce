import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { supportHours } from './default-support.copy.ts';

/** The refund policy of a new shop, as Markdown blocks in order. */
export const refundBlocks: Bilingual[] = [
  {
    en: 'If something is wrong with your order, tell us. This policy says when and how you get your money back.',
    si: 'ඔබේ ඇණවුමේ ගැටලුවක් තිබේ නම් අපට දැනුම් දෙන්න. මුදල් ආපසු ගෙවන අවස්ථා සහ ක්‍රියා පිළිවෙළ මෙම ප්‍රතිපත්තියෙන් විස්තර කෙරේ.',
  },
  { en: '## Claims', si: '## ඉල්ලීම්' },
  {
    en: '- Claims must be made within 7 days of delivery.',
    si: '- ඉල්ලීම්, භාණ්ඩය ලැබී දින 7ක් ඇතුළත ඉදිරිපත් කළ යුතුය.',
  },
  {
    en: '- An order that has not arrived can be claimed when more than 10 business days have passed since the expected date.',
    si: '- ඇණවුමක් නොලැබුණේ නම්, අපේක්ෂිත දිනයෙන් වැඩ කරන දින 10කට වඩා ගත වූ පසු ඉල්ලීමක් ඉදිරිපත් කළ හැකිය.',
  },
  {
    en: '- Please give your order number and say what happened. A photo helps.',
    si: '- ඔබේ ඇණවුම් අංකය සහ සිදු වූ දේ සඳහන් කළ යුතුය. පින්තූරයක් එවීම පරීක්ෂාවට උපකාරී වේ.',
  },
  { en: '## Eligible', si: '## මුදල් ආපසු ගෙවන අවස්ථා' },
  { en: '- Damaged goods', si: '- හානි වූ භාණ්ඩ' },
  { en: '- Wrong goods', si: '- වැරදි භාණ්ඩ' },
  { en: '- Defective goods', si: '- දෝෂ සහිත භාණ්ඩ' },
  {
    en: '- Non-delivered orders (over 10 business days past the expected date)',
    si: '- අපේක්ෂිත දිනයෙන් වැඩ කරන දින 10කට වඩා ගත වුවත් නොලැබුණු ඇණවුම්',
  },
  { en: '- Duplicate-charged orders', si: '- දෙවරක් මුදල් අය කළ ඇණවුම්' },
  { en: '## Not eligible', si: '## මුදල් ආපසු නොගෙවන අවස්ථා' },
  { en: '- Change of mind', si: '- අදහස වෙනස් වීම' },
  { en: '- Used products', si: '- භාවිත කළ නිෂ්පාදන' },
  { en: '- Late claims', si: '- ප්‍රමාද වූ ඉල්ලීම්' },
  { en: '- Wrong address', si: '- වැරදි ලිපිනයක් දීම' },
  { en: '- Refused delivery', si: '- භාණ්ඩය භාර නොගැනීම' },
  { en: '- Natural variations', si: '- ස්වාභාවික ද්‍රව්‍යවල සුළු වෙනස්කම්' },
  { en: '## Review and refund', si: '## පරීක්ෂාව සහ මුදල් ආපසු ගෙවීම' },
  {
    en: '- Review takes 1-3 business days.',
    si: '- ඉල්ලීමක් පරීක්ෂා කිරීමට වැඩ කරන දින 1-3ක් ගත වේ.',
  },
  {
    en: '- Refund processing takes 5-10 business days.',
    si: '- මුදල් ආපසු ගෙවීමට වැඩ කරන දින 5-10ක් ගත වේ.',
  },
  { en: '## Contact', si: '## අප අමතන්න' },
  {
    en: 'To make a claim, call, WhatsApp or email us. You will find the details under [Contact](/#contact).',
    si: 'ඉල්ලීමක් ඉදිරිපත් කිරීමට දුරකථනයෙන්, WhatsApp හරහා හෝ ඊමේල් මගින් අප අමතන්න. විස්තර [අප අමතන්න](/si#contact) කොටසේ ඇත.',
  },
  supportHours,
];
