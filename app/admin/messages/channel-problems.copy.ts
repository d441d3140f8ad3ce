import type { ChannelName } from '#domain/channels/channels.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { MessageProblem } from '#domain/messages/message.ts';

type ProblemTexts = { [Problem in MessageProblem]?: Bilingual };

/** Explains why an SMS was not sent. */
const smsProblemCopy: ProblemTexts = {
  unreachable: {
    en: 'The SMS provider could not be reached.',
    si: 'SMS සේවාවට සම්බන්ධ වීමට නොහැකි වුණා.',
  },
  'sign-in-refused': {
    en: 'The SMS provider did not accept our key.',
    si: 'අපේ යතුර SMS සේවාව පිළිගත්තේ නැහැ.',
  },
  'sender-refused': {
    en: 'The SMS provider has not approved our sender name.',
    si: 'යවන්නා ලෙස අපේ නම SMS සේවාව අනුමත කර නැහැ.',
  },
  'address-refused': {
    en: 'The SMS provider does not know this number.',
    si: 'SMS සේවාව මෙම අංකය හඳුනන්නේ නැහැ.',
  },
  refused: {
    en: 'The SMS provider refused this message.',
    si: 'SMS සේවාව මෙම පණිවිඩය භාර ගත්තේ නැහැ.',
  },
  'put-off': {
    en: 'The SMS provider asked us to try again later.',
    si: 'පසුව නැවත උත්සාහ කරන ලෙස SMS සේවාව දැනුම් දුන්නා.',
  },
  'not-set-up': {
    en: 'SMS was not set up in time, or is switched off in the settings.',
    si: 'නියමිත කාලය තුළ SMS සේවාවක් සම්බන්ධ කර තිබුණේ නැහැ, නැතහොත් සැකසුම්වල SMS අක්‍රිය කර තිබෙනවා.',
  },
};

/** Explains why a WhatsApp message was not sent. */
const whatsAppProblemCopy: ProblemTexts = {
  unreachable: {
    en: 'WhatsApp could not be reached.',
    si: 'WhatsApp සේවාවට සම්බන්ධ වීමට නොහැකි වුණා.',
  },
  'sign-in-refused': {
    en: 'WhatsApp did not accept our token. It may have expired.',
    si: 'අපේ යතුර WhatsApp පිළිගත්තේ නැහැ. එය කල් ඉකුත් වී තිබිය හැකියි.',
  },
  'sender-refused': {
    en: 'WhatsApp does not let us send from our number. Look at its state in the account at Meta.',
    si: 'අපේ අංකයෙන් යැවීමට WhatsApp ඉඩ දෙන්නේ නැහැ. Meta ගිණුමේ එම අංකයේ තත්ත්වය බලන්න.',
  },
  'no-credit': {
    en: 'There is a problem with the payment of the WhatsApp account.',
    si: 'WhatsApp ගිණුමේ ගෙවීමේ ගැටලුවක් තිබෙනවා.',
  },
  'no-answer': {
    en: 'It may have been sent, but WhatsApp did not confirm it. Ask the customer before you send it again.',
    si: 'මෙය යැවී තිබිය හැකියි, එහෙත් WhatsApp එය තහවුරු කළේ නැහැ. නැවත යැවීමට පෙර පාරිභෝගිකයාගෙන් අසන්න.',
  },
  'address-refused': {
    en: 'This number is not on WhatsApp, or cannot be reached there.',
    si: 'මෙම අංකය WhatsApp හි නැහැ, නැතහොත් එයට ළඟා විය නොහැකියි.',
  },
  refused: {
    en: 'WhatsApp refused this message.',
    si: 'WhatsApp මෙම පණිවිඩය භාර ගත්තේ නැහැ.',
  },
  'put-off': {
    en: 'WhatsApp asked us to try again later.',
    si: 'පසුව නැවත උත්සාහ කරන ලෙස WhatsApp දැනුම් දුන්නා.',
  },
  'not-set-up': {
    en: 'WhatsApp was not set up in time, or is switched off in the settings.',
    si: 'නියමිත කාලය තුළ WhatsApp සම්බන්ධ කර තිබුණේ නැහැ, නැතහොත් සැකසුම්වල WhatsApp අක්‍රිය කර තිබෙනවා.',
  },
};

/** Explains why a notification did not reach the push service of a browser. */
const pushProblemCopy: ProblemTexts = {
  unreachable: {
    en: 'The notification service of this device could not be reached.',
    si: 'මෙම උපාංගයේ දැනුම්දීම් සේවාවට සම්බන්ධ වීමට නොහැකි වුණා.',
  },
  'sign-in-refused': {
    en: 'The notification service of this device did not accept our key. Switch notifications off and on again on the device.',
    si: 'අපේ යතුර මෙම උපාංගයේ දැනුම්දීම් සේවාව පිළිගත්තේ නැහැ. උපාංගයේ දැනුම්දීම් අක්‍රිය කර, නැවත සක්‍රිය කරන්න.',
  },
  refused: {
    en: 'The notification service of this device refused this notification.',
    si: 'මෙම උපාංගයේ දැනුම්දීම් සේවාව මෙම දැනුම්දීම භාර ගත්තේ නැහැ.',
  },
  'put-off': {
    en: 'The notification service of this device asked us to try again later.',
    si: 'පසුව නැවත උත්සාහ කරන ලෙස මෙම උපාංගයේ දැනුම්දීම් සේවාව දැනුම් දුන්නා.',
  },
};

/** Explains the problems of every channel but e-mail. A problem without a text here has that of e-mail. */
export const channelProblems: Record<Exclude<ChannelName, 'email'>, ProblemTexts> = {
  sms: smsProblemCopy,
  whatsapp: whatsAppProblemCopy,
  push: pushProblemCopy,
};
