import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';

export const pushCopy = {
  payment: { en: 'Payment received', si: 'මුදල් ලැබුණා' },
  chargeBack: { en: 'Charge-back: a bank took money back', si: 'බැංකුව ගෙවීමක් ආපසු ගත්තා' },
  slip: { en: 'Bank slip received', si: 'බැංකු රිසිට්පතක් ලැබුණා' },
  cancel: { en: 'A customer asks to cancel', si: 'ඇණවුමක් අවලංගු කරන ලෙස ඉල්ලීමක්' },
  problem: { en: 'Problem with a parcel', si: 'පාර්සලයක ගැටලුවක්' },
  enquiry: { en: 'New message from the contact form', si: 'සම්බන්ධතා පෝරමයෙන් නව පණිවිඩයක් ලැබුණා' },
  chat: { en: 'New message on WhatsApp', si: 'WhatsApp මගින් නව පණිවිඩයක් ලැබුණා' },
  smsLimit: { en: 'Today’s limit for SMS is used up', si: 'අද දිනට SMS සඳහා වූ සීමාව අවසන්' },
  smsLimitText: { en: 'Further SMS wait for tomorrow.', si: 'ඉතිරි SMS හෙට දක්වා රඳවා තබනවා.' },
  openToRead: { en: 'Open it to read it.', si: 'කියවීමට විවෘත කරන්න.' },
} satisfies Record<string, Bilingual>;

export function newOrderTitle(totalLkr: number): Bilingual {
  const sum = groupThousands(totalLkr);
  return { en: `New order, Rs ${sum}`, si: `නව ඇණවුමක්, රු. ${sum}` };
}
