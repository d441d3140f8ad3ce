import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';

/** Says until when a WhatsApp message can be answered in the inbox: not counted from the notice, which may have waited. */
export function answerInInbox(until: Date, now: Date): Bilingual {
  if (until <= now) return chatClosed;
  const time = shortDateTime(until);
  return {
    en: `Answer in the inbox by ${time}.`,
    si: `පිළිතුරු දිය හැකි අවසන් වේලාව: ${time}. ලැබුණු පණිවිඩ අතරින් එය විවෘත කරන්න.`,
  };
}

const chatClosed: Bilingual = {
  en: 'WhatsApp takes an answer from the inbox for 24 hours only, which are over.',
  si: 'අවසන් පණිවිඩයෙන් පසු පැය 24කට වඩා ගත වී ඇති නිසා වෙළඳසැලෙන් පිළිතුරු යැවිය නොහැකියි.',
};
