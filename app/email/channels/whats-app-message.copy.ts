import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ConfigurableKind } from '#domain/messages/channel-choices/channel-choices.ts';

/**
 * The templates as the owner submits them to Meta, which fills in {{1}} and so on, and refuses a text that begins or ends
 * with such a placeholder. A new order is promised no day, because the text is the same while the shop is closed.
 */
export const whatsAppTemplates: Record<ConfigurableKind, Bilingual> = {
  'order-placed': {
    en: 'Thank you! We have received your order {{1}} at {{2}}, {{3}}. We will prepare it and send it to you.',
    si: 'ස්තූතියි! ඔබේ {{1}} ඇණවුම {{2}} වෙත ලැබුණා, {{3}}. එය සූදානම් කර ඔබට එවනවා.',
  },
  'order-shipped': {
    en: 'Your order {{1}} from {{2}} is on its way. Courier and tracking number: {{3}}. It should reach you in 2-5 business days.',
    si: 'ඔබේ {{1}} ඇණවුම {{2}} වෙතින් යැව්වා. කුරියර් සේවාව සහ පාර්සල් අංකය: {{3}}. වැඩ කරන දින 2-5කින් ලැබෙනවා.',
  },
  'order-delivered': {
    en: 'Your order {{1}} from {{2}} was delivered. If anything is wrong, please tell us within 7 days.',
    si: 'ඔබේ {{1}} ඇණවුම {{2}} වෙතින් භාර දුන්නා. ගැටලුවක් තිබේ නම් දින 7ක් ඇතුළත දන්වන්න.',
  },
  'order-cancelled': {
    en: 'Your order {{1}} at {{2}} was cancelled and will not be delivered.',
    si: 'ඔබ {{2}} වෙත කළ {{1}} ඇණවුම අවලංගු කළා. එය භාර දෙන්නේ නැහැ.',
  },
  'slip-accepted': {
    en: 'We have received your payment for order {{1}} at {{2}}. Thank you!',
    si: 'ඔබ {{2}} වෙත කළ {{1}} ඇණවුමේ ගෙවීම අපට ලැබුණා. ස්තූතියි!',
  },
  'slip-refused': {
    en: 'We could not accept the bank slip of your order {{1}} at {{2}}. Please send another one here: {{3}} Thank you!',
    si: 'ඔබ {{2}} වෙත කළ {{1}} ඇණවුමේ රිසිට්පත පිළිගැනීමට නොහැකි වුණා. වෙනත් එකක් මෙතැනින් එවන්න: {{3}} ස්තූතියි!',
  },
  'transfer-reminder': {
    en: 'We are waiting for the bank transfer for your order {{1}} at {{2}}, {{3}}. The details are here: {{4}} Thank you!',
    si: 'ඔබ {{2}} වෙත කළ {{1}} ඇණවුමේ {{3}} බැංකු ගෙවීම තවම ලැබී නැහැ. විස්තර මෙතැනින්: {{4}} ස්තූතියි!',
  },
  'cancel-declined': {
    en: 'We could not cancel your order {{1}} at {{2}}. You can read why here: {{3}} Thank you!',
    si: 'ඔබ {{2}} වෙත කළ {{1}} ඇණවුම අවලංගු කිරීමට නොහැකි වුණා. හේතුව මෙතැනින් කියවන්න: {{3}} ස්තූතියි!',
  },
  'problem-answered': {
    en: 'We have answered what you told us about your order {{1}} at {{2}}. You can read it here: {{3}} Thank you!',
    si: 'ඔබ {{2}} වෙත කළ {{1}} ඇණවුම ගැන ඔබ දැනුම් දුන් දෙයට පිළිතුරක් දුන්නා. මෙතැනින් කියවන්න: {{3}} ස්තූතියි!',
  },
};
