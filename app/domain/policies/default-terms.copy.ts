import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { supportHours } from './default-support.copy.ts';

/** Replaced by a sentence made from the settings. */
const delivery = '{delivery}';
const deliveryBlank: Bilingual = { en: delivery, si: delivery };

/** The terms of a new shop, one Markdown block after the other. */
export const termsBlocks: Bilingual[] = [
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
  deliveryBlank,
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
