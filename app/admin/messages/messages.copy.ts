import type { ChannelName } from '#domain/channels/channels.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { ListedState, MessageKind, MessageProblem } from '#domain/messages/message.ts';
import { channelProblems } from './channel-problems.copy.ts';

export const messagesCopy = {
  messages: { en: 'Messages', si: 'යවන පණිවිඩ' },
  subtitle: {
    en: 'All messages and notifications the shop sends to customers and to you',
    si: 'වෙළඳසැල පාරිභෝගිකයන්ටත් ඔබටත් යවන සියලු පණිවිඩ සහ දැනුම්දීම්',
  },
  channels: { en: 'Channels', si: 'යවන ක්‍රම' },
  texts: { en: 'Texts of SMS', si: 'SMS පණිවිඩවල වචන' },
  message: { en: 'Message', si: 'පණිවිඩය' },
  recipient: { en: 'To', si: 'ලබන්නා' },
  state: { en: 'Status', si: 'තත්ත්වය' },
  all: { en: 'All', si: 'සියල්ල' },
  noneYet: { en: 'No messages yet', si: 'තවම පණිවිඩ නැහැ' },
  noneYetWhy: {
    en: 'They appear here once customers place orders.',
    si: 'ඇණවුම් ලැබුණු පසු පණිවිඩ මෙහි පෙන්වනවා.',
  },
  noneFound: { en: 'No messages found', si: 'පණිවිඩ හමු වුණේ නැහැ' },
  showAll: { en: 'Show all messages', si: 'සියලු පණිවිඩ පෙන්වන්න' },
  notSetUp: { en: 'Email is not set up', si: 'ඊමේල් සකසා නැත' },
  demo: {
    en: 'This is a demo: nothing is sent. Each message is shown as it would look.',
    si: 'මෙය නියැදියක් පමණයි: කිසිවක් යවන්නේ නැහැ. එක් එක් පණිවිඩය පෙනෙන ආකාරය මෙහි පෙන්වනවා.',
  },
  howToSetUp: {
    en: 'Email is not set up yet, so emails wait here, for three days at most. Ask the person who looks after the server to set SMTP_HOST, SMTP_FROM, SMTP_USER and SMTP_PASSWORD, and restart the shop.',
    si: 'ඊමේල් තවම සකසා නැහැ. ඊමේල් පණිවිඩ දින 3ක් දක්වා මෙහි රැඳී තිබෙනවා. SMTP_HOST, SMTP_FROM, SMTP_USER සහ SMTP_PASSWORD සකසා වෙළඳසැල නැවත ආරම්භ කරන ලෙස සේවාදායකය බලා ගන්නා කෙනාට කියන්න.',
  },
} satisfies Record<string, Bilingual>;

/** Names the messages that are deleted with the chat or the address that they are about. */
export const messagesKeptFor: Bilingual = {
  en: `About WhatsApp chats: after ${formatCount(retentionDays.chats, 'day')}. About stock: ${formatCount(retentionDays.notifiedAlerts, 'day')} after the product is back, or after ${formatCount(retentionDays.unconfirmedAlerts, 'day')} if the address is not confirmed.`,
  si: `WhatsApp පණිවිඩ ගැන: දින ${retentionDays.chats}. තොගය ගැන: නිෂ්පාදනය නැවත ආ පසු දින ${retentionDays.notifiedAlerts}; ලිපිනය තහවුරු නොකළහොත් දින ${retentionDays.unconfirmedAlerts}.`,
};

export const kindCopy: Record<MessageKind, Bilingual> = {
  'order-placed': { en: 'Order received', si: 'ඇණවුම ලැබුණා' },
  'order-shipped': { en: 'Order shipped', si: 'ඇණවුම යැව්වා' },
  'order-delivered': { en: 'Order delivered', si: 'ඇණවුම භාර දුන්නා' },
  'order-cancelled': { en: 'Order cancelled', si: 'ඇණවුම අවලංගු කළා' },
  'slip-accepted': { en: 'Bank slip accepted', si: 'බැංකු රිසිට්පත පිළිගත්තා' },
  'slip-refused': { en: 'Bank slip refused', si: 'බැංකු රිසිට්පත ප්‍රතික්ෂේප කළා' },
  'transfer-reminder': { en: 'Reminder of a transfer', si: 'බැංකු ගෙවීම මතක් කිරීම' },
  'cancel-declined': { en: 'Request to cancel declined', si: 'අවලංගු කිරීමේ ඉල්ලීම ප්‍රතික්ෂේප කළා' },
  'problem-answered': { en: 'Answer about a parcel', si: 'පාර්සලයක් ගැන පිළිතුරක්' },
  'password-reset': { en: 'New password', si: 'නව මුරපදය' },
  'phone-code': { en: 'Code by SMS', si: 'SMS කේතය' },
  'email-proof': { en: 'Email confirmation', si: 'ඊමේල් ලිපිනය තහවුරු කිරීම' },
  'stock-alert': { en: 'Stock message to confirm', si: 'තොගය ගැන දැනුම්දීමක් තහවුරු කිරීම' },
  'back-in-stock': { en: 'Back in stock', si: 'නැවත තොගයේ ඇත' },
  'chat-answer': { en: 'Answer by WhatsApp', si: 'WhatsApp මගින් පිළිතුරක්' },
  'new-order': { en: 'New order, to you', si: 'නව ඇණවුමක්, ඔබට' },
  'parcel-problem': { en: 'Problem with a parcel, to you', si: 'පාර්සලයක ගැටලුවක්, ඔබට' },
  'new-slip': { en: 'Bank slip, to you', si: 'බැංකු රිසිට්පතක්, ඔබට' },
  'cancel-request': { en: 'Request to cancel, to you', si: 'අවලංගු කරන ලෙස ඉල්ලීමක්, ඔබට' },
  'charge-back': { en: 'Charge-back, to you', si: 'බැංකුව ආපසු ගත් ගෙවීමක්, ඔබට' },
  'payment-received': { en: 'Payment received, to you', si: 'මුදල් ලැබීමක්, ඔබට' },
  'contact-message': { en: 'Message in the inbox, to you', si: 'ලැබුණු පණිවිඩයක්, ඔබට' },
  'sms-limit': { en: 'Limit for SMS reached, to you', si: 'SMS සීමාව අවසන්, ඔබට' },
  'backup-failed': { en: 'Backup failed, to you', si: 'උපස්ථය අසාර්ථකයි, ඔබට' },
};

export const stateLabels: Record<ListedState, Bilingual> = {
  waiting: { en: 'Waiting', si: 'පොරොත්තුවේ' },
  sent: { en: 'Sent', si: 'යවා ඇත' },
  failed: { en: 'Failed', si: 'යැවීම අසාර්ථකයි' },
  unknown: { en: 'Unclear whether sent', si: 'යැව්වාද පැහැදිලි නැත' },
  withdrawn: { en: 'Not sent', si: 'යවා නැත' },
  shown: { en: 'Preview only (not sent)', si: 'පෙරදසුන පමණයි' },
};

type Problem = { channel: ChannelName; problem: MessageProblem };

/** Says why a message was not sent, with the texts of its channel. */
export function messageProblemCopy({ channel, problem }: Problem): Bilingual {
  const channelTexts: { [Name in ChannelName]?: { [Problem in MessageProblem]?: Bilingual } } = channelProblems;
  return channelTexts[channel]?.[problem] ?? problemCopy[problem];
}

/** Explains each problem to an owner who has never heard of SMTP: of e-mail, and of channels without a text of their own. */
const problemCopy: Record<MessageProblem, Bilingual> = {
  unreachable: {
    en: 'Our mail server could not be reached.',
    si: 'අපේ ඊමේල් සේවාදායකයට සම්බන්ධ වීමට නොහැකි වුණා.',
  },
  'sign-in-refused': {
    en: 'Our mail server did not accept our username and password.',
    si: 'අපේ පරිශීලක නාමය සහ මුරපදය ඊමේල් සේවාදායකය පිළිගත්තේ නැහැ.',
  },
  'sign-in-needed': {
    en: 'Our mail server needs a username and a password: set SMTP_USER and SMTP_PASSWORD.',
    si: 'ඊමේල් සේවාදායකයට පරිශීලක නාමයක් සහ මුරපදයක් අවශ්‍යයි: SMTP_USER සහ SMTP_PASSWORD සකසන්න.',
  },
  'sender-refused': {
    en: 'Our mail server does not let us send from our address.',
    si: 'අපේ ලිපිනයෙන් යැවීමට ඊමේල් සේවාදායකය ඉඩ දෙන්නේ නැහැ.',
  },
  'not-secure': {
    en: 'Our mail server offered no secure connection.',
    si: 'ඊමේල් සේවාදායකය සමඟ ආරක්ෂිත සම්බන්ධතාවක් ලැබුණේ නැහැ.',
  },
  'no-credit': {
    en: 'The SMS account has no credit left.',
    si: 'SMS ගිණුමේ මුදල් ඉවරයි.',
  },
  'no-answer': {
    en: 'It may have been sent, but the service did not confirm it. Ask the customer, or look at the account of your SMS provider, before you send it again.',
    si: 'මෙය යැවී තිබිය හැකියි, එහෙත් සේවාව එය තහවුරු කළේ නැහැ. නැවත යැවීමට පෙර පාරිභෝගිකයාගෙන් අසන්න, නැතහොත් SMS සේවාවේ ඔබේ ගිණුම බලන්න.',
  },
  'address-refused': {
    en: 'This address does not exist, or takes no mail.',
    si: 'මෙවැනි ලිපිනයක් නැහැ, නැතහොත් එය ඊමේල් ලබා ගන්නේ නැහැ.',
  },
  'template-refused': {
    en: 'WhatsApp does not accept the template of this message.',
    si: 'මෙම පණිවිඩයේ ආකෘතිය WhatsApp පිළිගත්තේ නැහැ.',
  },
  'window-closed': {
    en: 'More than 24 hours had passed since the customer last wrote.',
    si: 'පාරිභෝගිකයා අවසන් වරට ලියා පැය 24කට වඩා ගත වී තිබුණා.',
  },
  'device-gone': {
    en: 'Notifications were switched off on this device.',
    si: 'මෙම උපාංගයේ දැනුම්දීම් අක්‍රිය කර තිබෙනවා.',
  },
  refused: {
    en: 'The mail server refused this message.',
    si: 'ඊමේල් සේවාදායකය මෙම පණිවිඩය භාර ගත්තේ නැහැ.',
  },
  'put-off': {
    en: 'The mail server asked us to try again later.',
    si: 'පසුව නැවත උත්සාහ කරන ලෙස ඊමේල් සේවාදායකය දැනුම් දුන්නා.',
  },
  'too-late': {
    en: 'It could not be sent in time.',
    si: 'නියමිත කාලය තුළ යැවීමට නොහැකි වුණා.',
  },
  'not-set-up': {
    en: 'Email was not set up in time, or is switched off in the settings.',
    si: 'නියමිත කාලය තුළ ඊමේල් සකසා තිබුණේ නැහැ, නැතහොත් සැකසුම්වල ඊමේල් අක්‍රිය කර තිබෙනවා.',
  },
  'held-back': {
    en: 'Not sent: there were too many messages to this recipient within an hour.',
    si: 'යැව්වේ නැහැ: පැයක් තුළ මෙම ලබන්නාට යැවිය යුතු පණිවිඩ ගණන වැඩියි.',
  },
  'daily-limit': {
    en: 'Today’s limit for SMS was used up, so it waits for the next day.',
    si: 'අද දිනට SMS සඳහා වූ සීමාව අවසන් නිසා ඊළඟ දිනය දක්වා රඳවා තිබෙනවා.',
  },
  'no-longer-due': {
    en: 'Not sent: by the time it could leave, it no longer applied.',
    si: 'යැව්වේ නැහැ: යැවිය හැකි වූ වේලාව වන විට එය තවදුරටත් අදාළ වුණේ නැහැ.',
  },
  fault: {
    en: 'Something went wrong on our side.',
    si: 'අපේ පැත්තෙන් දෝෂයක් ඇති වුණා.',
  },
};
