import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { SendAgainRefusal } from '#domain/messages/queue/send-again.server.ts';

export const detailCopy = {
  sendAgain: { en: 'Send again', si: 'නැවත යවන්න' },
  subject: { en: 'Subject', si: 'මාතෘකාව' },
  recipient: { en: 'To', si: 'ලබන්නා' },
  written: { en: 'Written', si: 'ලියූ වේලාව' },
  sent: { en: 'Sent', si: 'යැවූ වේලාව' },
  delivered: { en: 'Delivered', si: 'ලැබුණු වේලාව' },
  read: { en: 'Read', si: 'කියවූ වේලාව' },
  attempts: { en: 'Attempts', si: 'උත්සාහ ගණන' },
  serverSaid: { en: 'The service said', si: 'සේවාවෙන් ලැබුණු පිළිතුර' },
  preview: { en: 'Preview', si: 'පෙරදසුන' },
  plain: { en: 'As plain text', si: 'පෙළ පමණක්' },
  gone: {
    en: 'What this message was about has been deleted, so there is nothing to show.',
    si: 'මෙම පණිවිඩයට අදාළ දේ මකා ඇති නිසා පෙන්වන්න කිසිවක් නැහැ.',
  },
  linkGone: {
    en: 'A message with a link or a code is not sent again. The person can ask for a new one.',
    si: 'සබැඳියක් හෝ කේතයක් සහිත පණිවිඩයක් නැවත යවන්නේ නැහැ. අදාළ පුද්ගලයාට අලුත් එකක් ඉල්ලන්න පුළුවන්.',
  },
} satisfies Record<string, Bilingual>;

type Refusal = Exclude<SendAgainRefusal, { code: 'message-not-found' }>;

export const refusalCopy: Record<Refusal['code'], Bilingual> = {
  'not-failed': {
    en: 'This message has not failed, so there is nothing to send again.',
    si: 'මෙම පණිවිඩය අසාර්ථක වී නැහැ, නැවත යැවීම අවශ්‍ය නැහැ.',
  },
  'link-gone': detailCopy.linkGone,
};
