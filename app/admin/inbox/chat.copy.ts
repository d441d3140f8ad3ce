import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { AnswerRefusal } from '#domain/support/answer-chat.server.ts';
import { chatLimits } from '#domain/support/message-form.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

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

type Refusal = Exclude<AnswerRefusal, { code: 'message-not-found' }>;

export const answerRefusals: Record<Refusal['code'], Bilingual> = {
  'window-closed': {
    en: 'The 24 hours are over, so the answer was not sent.',
    si: 'පැය 24 අවසන් වූ නිසා පිළිතුර යැව්වේ නැහැ.',
  },
  'answered-already': {
    en: 'This message has been answered already, so nothing was sent.',
    si: 'මෙම පණිවිඩයට දැනටමත් පිළිතුරු දී ඇති නිසා කිසිවක් යැව්වේ නැහැ.',
  },
};
