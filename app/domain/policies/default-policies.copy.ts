import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { privacyBlocks } from './default-privacy.copy.ts';
import type { PolicyKind } from './policy.ts';
import { supportHours } from './support-hours.copy.ts';

/** A placeholder, which is replaced by a sentence made from the settings. */
const delivery = '{delivery}';
const deliveryPlaceholder: Bilingual = { en: delivery, si: delivery };

/** The terms of a new shop, one Markdown block after the other. */
const termsBlocks: Bilingual[] = [
  {
    en: 'These terms apply to every order that is placed in this shop.',
    si: 'මෙම වෙළඳසැලෙන් කරන සෑම ඇණවුමකටම මෙම නියම සහ කොන්දේසි අදාළ වේ.',
  },
  { en: '## Orders', si: '## ඇණවුම්' },
  {
    en: '- You can order with or without an account.',
    si: '- ගිණුමක් සහිතව හෝ රහිතව ඇණවුම් කළ හැකිය.',
  },
  {
    en: '- Please give your correct name, phone number and address, so that your order can reach you.',
    si: '- ඇණවුම ඔබ වෙත ලැබීම සඳහා නිවැරදි නම, දුරකථන අංකය සහ ලිපිනය ලබා දිය යුතුය.',
  },
  {
    en: '- Your order is placed once the page shows an order number.',
    si: '- ඇණවුම් අංකය පිටුවේ දැක්වෙන විට ඔබේ ඇණවුම අපට ලැබී ඇත.',
  },
  {
    en: '- Orders are prepared within 24 hours.',
    si: '- ඇණවුම් පැය 24ක් ඇතුළත සූදානම් කෙරේ.',
  },
  {
    en: '- If you wish to cancel, please tell us before the order is shipped.',
    si: '- ඇණවුමක් අවලංගු කිරීමට අවශ්‍ය නම්, එය යැවීමට පෙර අපට දැනුම් දිය යුතුය.',
  },
  { en: '## Prices and payment', si: '## මිල සහ ගෙවීම්' },
  {
    en: '- Prices are in Sri Lankan rupees. The total on the checkout page is what you pay.',
    si: '- මිල දක්වා ඇත්තේ ශ්‍රී ලංකා රුපියල්වලිනි. ඔබ ගෙවිය යුත්තේ ඇණවුම සම්පූර්ණ කරන පිටුවේ දැක්වෙන මුළු එකතුවයි.',
  },
  {
    en: '- Accepted payment methods: {payment-methods}. The checkout page shows which of them you can choose.',
    si: '- පිළිගන්නා ගෙවීම් ක්‍රම: {payment-methods}. ඔබට තෝරා ගත හැකි ක්‍රම ඇණවුම සම්පූර්ණ කරන පිටුවේ දැක්වේ.',
  },
  {
    en: '- When you pay by bank transfer, please write your order number as the reference.',
    si: '- බැංකු ගිණුමට මුදල් යවන විට යොමු අංකය ලෙස ඇණවුම් අංකය සඳහන් කළ යුතුය.',
  },
  { en: '## Delivery', si: '## බෙදාහැරීම' },
  deliveryPlaceholder,
  { en: '## Our products and your health', si: '## අපේ නිෂ්පාදන සහ ඔබේ සෞඛ්‍යය' },
  {
    en: '- Our products are traditional preparations and do not replace medical advice.',
    si: '- අපේ නිෂ්පාදන පාරම්පරික ක්‍රමයට සකස් කළ ඒවාය. ඒවා වෛද්‍ය උපදෙස්වලට ආදේශකයක් නොවේ.',
  },
  {
    en: '- The oils, the balm and the roll-on are for external use only. Do not use them on broken skin.',
    si: '- තෛල, බාම් සහ රෝල්-ඔන් බාහිර ප්‍රයෝජනය සඳහා පමණි. තුවාල ඇති තැන්වල නොගැල්විය යුතුය.',
  },
  {
    en: '- If pain persists, please see a doctor.',
    si: '- වේදනාව දිගටම පවතී නම් වෛද්‍ය උපදෙස් ලබා ගත යුතුය.',
  },
  {
    en: '- Natural ingredients vary a little in colour and scent.',
    si: '- ස්වාභාවික අමුද්‍රව්‍යවල පැහැයේ සහ සුවඳේ සුළු වෙනස්කම් තිබිය හැකිය.',
  },
  { en: '## Refunds and privacy', si: '## මුදල් ආපසු ගෙවීම සහ පෞද්ගලිකත්වය' },
  {
    en: 'Refunds follow our [Refund Policy](/refund-policy), and your data is handled as our [Privacy Policy](/privacy-policy) says.',
    si: 'මුදල් ආපසු ගෙවීම සිදු වන්නේ අපේ [මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය](/si/refund-policy) අනුවය. ඔබේ දත්ත භාවිත කරන්නේ අපේ [පෞද්ගලිකත්ව ප්‍රතිපත්තිය](/si/privacy-policy) අනුවය.',
  },
  { en: '## Changes', si: '## වෙනස්කම්' },
  {
    en: 'We may change these terms. Each order is governed by the terms in force on the day it was placed.',
    si: 'මෙම නියම සහ කොන්දේසි වෙනස් විය හැකිය. ඇණවුමකට අදාළ වන්නේ එය සිදු කළ දිනයේ පැවති නියම සහ කොන්දේසි පමණි.',
  },
  { en: '## Contact', si: '## අප අමතන්න' },
  {
    en: 'You will find our phone number, WhatsApp and email under [Contact](/#contact).',
    si: 'අපේ දුරකථන අංකය, WhatsApp අංකය සහ ඊමේල් ලිපිනය [අප අමතන්න](/si#contact) කොටසේ ඇත.',
  },
  supportHours,
];

/** The refund policy of a new shop, as Markdown blocks in order. */
const refundBlocks: Bilingual[] = [
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

/** The default policies, published until the owner writes others. */
export const defaultPolicies: Record<PolicyKind, { title: Bilingual; content: Bilingual }> = {
  privacy: {
    title: { en: 'Privacy Policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
    content: asDocument(privacyBlocks),
  },
  terms: {
    title: { en: 'Terms & Conditions', si: 'නියම සහ කොන්දේසි' },
    content: asDocument(termsBlocks),
  },
  refund: {
    title: { en: 'Refund Policy', si: 'මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය' },
    content: asDocument(refundBlocks),
  },
};

/** Joins the blocks of each language. They are pairs, so that no translation is forgotten. */
function asDocument(blocks: readonly Bilingual[]): Bilingual {
  return {
    en: joinBlocks(blocks.map((block) => block.en)),
    si: joinBlocks(blocks.map((block) => block.si)),
  };
}

/** Keeps list items on adjacent lines; an empty line between them would make each a paragraph. */
function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block, index) => {
      const continuesList = block.startsWith('- ') && blocks[index - 1]?.startsWith('- ');
      if (index === 0) return block;
      return continuesList ? `\n${block}` : `\n\n${block}`;
    })
    .join('');
}
