import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const verifyEmailCopy = {
  title: { en: 'Confirm your email address', si: 'ඔබේ ඊමේල් ලිපිනය තහවුරු කරන්න' },
  sentence: {
    en: 'Press the button to confirm that this address is yours.',
    si: 'මෙම ලිපිනය ඔබේ බව තහවුරු කිරීමට බොත්තම ඔබන්න.',
  },
  verify: { en: 'Confirm', si: 'තහවුරු කරන්න' },
  unusable: {
    en: 'This link has expired or was already used. Please ask for a new one.',
    si: 'මෙම සබැඳිය කල් ඉකුත් වී, නැතහොත් දැනටමත් භාවිත කර තිබෙනවා. කරුණාකර අලුත් එකක් ලබා ගන්න.',
  },
  toDetails: { en: 'My Details', si: 'මගේ විස්තර' },
} satisfies Record<string, Bilingual>;

export const verifyPhoneCopy = {
  title: { en: 'Confirm your phone number', si: 'ඔබේ දුරකථන අංකය තහවුරු කරන්න' },
  why: {
    en: 'We send a code to this number by SMS. Orders of the last 90 days that you placed with it as a guest are then added to your account.',
    si: 'අපි SMS මගින් මෙම අංකයට කේතයක් එවනවා. එවිට, පසුගිය දින 90 තුළ එම අංකයෙන් ගිණුමක් නැතිව කළ ඇණවුම් ඔබේ ගිණුමට එක් වෙනවා.',
  },
  sendCode: { en: 'Send me a code', si: 'කේතයක් එවන්න' },
  sendAnother: { en: 'Send another code', si: 'වෙනත් කේතයක් එවන්න' },
  sent: {
    en: 'The code works for 10 minutes. An SMS may take a minute or two.',
    si: 'කේතය මිනිත්තු 10ක් වලංගුයි. SMS පණිවිඩය ලැබීමට මිනිත්තුවක් දෙකක් ගත විය හැකියි.',
  },
  verify: { en: 'Confirm', si: 'තහවුරු කරන්න' },
  verifying: { en: 'Confirming...', si: 'තහවුරු කරමින්...' },
} satisfies Record<string, Bilingual>;

/** Shows the code on the page, because demo mode sends no SMS. */
export function codeInDemo(code: string): Bilingual {
  return {
    en: `Demo: no SMS is sent. The code is ${code}.`,
    si: `නියැදිය: SMS පණිවිඩයක් එවන්නේ නැහැ. කේතය ${code}.`,
  };
}
