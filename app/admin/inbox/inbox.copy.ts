import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { AnswerRefusal } from '#domain/support/answer-chat.server.ts';
import type { ContactState } from '#domain/support/contact-state.ts';
import { chatLimits } from '#domain/support/message-form.ts';
import type { MoveMessageRefusal } from '#domain/support/move-contact-message.server.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const inboxCopy = {
  subtitle: {
    en: 'From the contact form, and answers on WhatsApp',
    si: 'සම්බන්ධතා පෝරමයෙන් සහ WhatsApp මගින් ලැබෙන පණිවිඩ',
  },
  message: { en: 'Message', si: 'පණිවිඩය' },
  from: { en: 'From', si: 'එවූ කෙනා' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
  received: { en: 'Received', si: 'ලැබුණු වේලාව' },
  state: { en: 'Status', si: 'තත්ත්වය' },
  all: { en: 'All', si: 'සියල්ල' },
  noneYet: { en: 'No messages yet', si: 'තවම පණිවිඩ නැහැ' },
  noneYetWhy: {
    en: 'Messages from the contact form, and what customers write back on WhatsApp, appear here.',
    si: 'සම්බන්ධතා පෝරමයෙන් එවන පණිවිඩ සහ පාරිභෝගිකයන් WhatsApp මගින් එවන පිළිතුරු මෙහි පෙන්වනවා.',
  },
  noneFound: { en: 'No messages found', si: 'පණිවිඩ හමු වුණේ නැහැ' },
  showAll: { en: 'Show all messages', si: 'සියලු පණිවිඩ පෙන්වන්න' },
  whatsApp: { en: 'WhatsApp', si: 'WhatsApp' },
  call: { en: 'Call', si: 'අමතන්න' },
  write: { en: 'Write an email', si: 'ඊමේල් ලියන්න' },
  opensNewTab: { en: 'opens in a new tab', si: 'නව ටැබයක විවෘත වෙනවා' },
} satisfies Record<string, Bilingual>;

export const chatsKeptFor: Bilingual = {
  en: `On WhatsApp: after ${formatCount(retentionDays.chats, 'day')}.`,
  si: `WhatsApp පණිවිඩ: දින ${retentionDays.chats}.`,
};

export const stateLabels: Record<ContactState, Bilingual> = {
  new: { en: 'New', si: 'අලුත්' },
  read: { en: 'Read', si: 'කියවා ඇත' },
  answered: { en: 'Answered', si: 'පිළිතුරු දී ඇත' },
  done: { en: 'Done', si: 'අවසන් කර ඇත' },
};

/** Labels of the buttons that change the state. */
export const moveCopy: Record<ContactState, Bilingual> = {
  new: { en: 'Mark as unread', si: 'නොකියවූ ලෙස සලකුණු කරන්න' },
  read: { en: 'Mark as read', si: 'කියවූ ලෙස සලකුණු කරන්න' },
  answered: { en: 'Mark as answered', si: 'පිළිතුරු දුන් ලෙස සලකුණු කරන්න' },
  done: { en: 'Mark as done', si: 'අවසන් ලෙස සලකුණු කරන්න' },
};

type MoveRefusal = Exclude<MoveMessageRefusal, { code: 'message-not-found' }>;

export const refusalCopy: Record<MoveRefusal['code'], Bilingual> = {
  'moved-since': {
    en: 'Another admin has just changed the status, so nothing was changed here. Please look again.',
    si: 'වෙනත් පරිපාලකයෙක් දැන් තත්ත්වය වෙනස් කළා. ඒ නිසා මෙහි කිසිවක් වෙනස් වුණේ නැහැ; කරුණාකර නැවත බලන්න.',
  },
};

export const chatCopy = {
  title: { en: 'Answer on WhatsApp', si: 'WhatsApp මගින් පිළිතුරු දෙන්න' },
  openUntil: {
    en: 'WhatsApp takes an answer for 24 hours after their last message, until',
    si: 'අවසන් පණිවිඩයෙන් පසු පැය 24ක් තුළ පිළිතුරු යැවිය හැකියි. අවසන් වේලාව:',
  },
  closed: {
    en: 'More than 24 hours have passed since they last wrote, so WhatsApp takes no free text from the shop. Call them, or write from your phone by the button above.',
    si: 'අවසන් පණිවිඩයෙන් පසු පැය 24කට වඩා ගත වී ඇති නිසා වෙළඳසැලෙන් පිළිතුරු යැවිය නොහැකියි. අමතන්න, නැතහොත් ඉහත බොත්තමෙන් ඔබේ දුරකථනයෙන් ලියන්න.',
  },
  closedWithoutNumber: {
    en: 'More than 24 hours have passed since they last wrote, so WhatsApp takes no free text from the shop. They do not show their number: you can answer once they write again.',
    si: 'අවසන් පණිවිඩයෙන් පසු පැය 24කට වඩා ගත වී ඇති නිසා වෙළඳසැලෙන් පිළිතුරු යැවිය නොහැකියි. දුරකථන අංකය පෙන්වා නැති නිසා, පිළිතුරු දිය හැක්කේ නැවත ලියූ විට පමණයි.',
  },
  notConnected: {
    en: 'WhatsApp is not connected, so nothing can be sent from here.',
    si: 'WhatsApp සම්බන්ධ කර නැති නිසා මෙතැනින් කිසිවක් යැවිය නොහැකියි.',
  },
  send: { en: 'Send the answer', si: 'පිළිතුර යවන්න' },
} satisfies Record<string, Bilingual>;

export const answerFields = {
  answer: {
    label: { en: 'Your answer', si: 'ඔබේ පිළිතුර' },
    max: chatLimits.answer,
  },
} satisfies FormFields;

type ChatRefusal = Exclude<AnswerRefusal, { code: 'message-not-found' }>;

export const answerRefusals: Record<ChatRefusal['code'], Bilingual> = {
  'window-closed': {
    en: 'The 24 hours are over, so the answer was not sent.',
    si: 'පැය 24 අවසන් වූ නිසා පිළිතුර යැව්වේ නැහැ.',
  },
  'answered-already': {
    en: 'This message has been answered already, so nothing was sent.',
    si: 'මෙම පණිවිඩයට දැනටමත් පිළිතුරු දී ඇති නිසා කිසිවක් යැව්වේ නැහැ.',
  },
};
