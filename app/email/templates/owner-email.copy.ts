import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';

export const ownerEmailCopy = {
  newOrder: { en: 'A new order has arrived', si: 'නව ඇණවුමක් ලැබුණා' },
  orderCancelled: { en: 'It was cancelled in the meantime.', si: 'මේ අතර මෙම ඇණවුම අවලංගු කර තිබෙනවා.' },
  openOrder: { en: 'Open the order', si: 'ඇණවුම බලන්න' },
  parcelProblem: { en: 'Something is wrong with a parcel', si: 'පාර්සලයක ගැටලුවක් තිබෙනවා' },
  problemSettled: { en: 'It was settled in the meantime.', si: 'මේ අතර එය විසඳා තිබෙනවා.' },
  newSlip: { en: 'A bank slip has arrived', si: 'බැංකු රිසිට්පතක් ලැබුණා' },
  amountDue: { en: 'Amount due', si: 'ලැබිය යුතු මුදල' },
  slipInPanel: {
    en: 'Look at it in the panel, compare it with your account, and accept or refuse it there.',
    si: 'එය පුවරුවේ බලා, ඔබේ බැංකු ගිණුම සමඟ සසඳා, එහිදීම පිළිගන්න හෝ ප්‍රතික්ෂේප කරන්න.',
  },
  slipSettled: {
    en: 'It no longer needs an answer: in the meantime it was settled, the money was recorded, or the order was cancelled.',
    si: 'එයට තවදුරටත් පිළිතුරක් අවශ්‍ය නැහැ: මේ අතර එයට පිළිතුරු දී, මුදල් ලැබුණු බව සටහන් කර, හෝ ඇණවුම අවලංගු කර තිබෙනවා.',
  },
  cancelRequest: { en: 'A customer asks to cancel', si: 'ඇණවුමක් අවලංගු කරන ලෙස ඉල්ලීමක්' },
  cancelInPanel: {
    en: 'The order waits for your answer. Accept or decline it in the panel before you pack the parcel.',
    si: 'ඇණවුම ඔබේ පිළිතුර ලැබෙන තුරු රඳවා තිබෙනවා. පාර්සලය ඇසිරීමට පෙර පුවරුවේදී ඉල්ලීම පිළිගන්න, නැතහොත් ප්‍රතික්ෂේප කරන්න.',
  },
  cancelSettled: {
    en: 'In the meantime the customer took this back, or it was answered.',
    si: 'මේ අතර පාරිභෝගිකයා ඉල්ලීම ආපසු ගෙන තිබෙනවා, නැතහොත් එයට පිළිතුරු දී තිබෙනවා.',
  },
  chargeBack: { en: 'A bank took money back', si: 'බැංකුවක් ගෙවීමක් ආපසු ගත්තා' },
  chargeBackInPanel: {
    en: 'This is a charge-back of a payment by PayHere. Do not send the order before you have spoken with the customer and PayHere, then say in the panel what was done.',
    si: 'PayHere හරහා කළ ගෙවීමක් ගෙවූ අයගේ බැංකුව ආපසු ගෙන තිබෙනවා. පාරිභෝගිකයා සහ PayHere සමඟ කතා කරන තුරු ඇණවුම යවන්න එපා. ඉන් පසු කළ දේ පුවරුවේ සටහන් කරන්න.',
  },
  chargeBackAfterLeaving: {
    en: 'This is a charge-back of a payment by PayHere. Please speak with the customer and PayHere, then say in the panel what was done.',
    si: 'PayHere හරහා කළ ගෙවීමක් ගෙවූ අයගේ බැංකුව ආපසු ගෙන තිබෙනවා. කරුණාකර පාරිභෝගිකයා සහ PayHere සමඟ කතා කරන්න. ඉන් පසු කළ දේ පුවරුවේ සටහන් කරන්න.',
  },
  chargeBackSettled: {
    en: 'This was a charge-back of a payment by PayHere. In the meantime it was said in the panel what was done.',
    si: 'PayHere හරහා කළ ගෙවීමක් ගෙවූ අයගේ බැංකුව ආපසු ගෙන තිබුණා. මේ අතර කළ දේ පුවරුවේ සටහන් කර තිබෙනවා.',
  },
  whatIsWrong: { en: 'What is wrong', si: 'ගැටලුව' },
  contactMessage: { en: 'New message from the contact form', si: 'සම්බන්ධතා පෝරමයෙන් නව පණිවිඩයක් ලැබුණා' },
  whatsAppMessage: { en: 'New message on WhatsApp', si: 'WhatsApp මගින් නව පණිවිඩයක් ලැබුණා' },
  answerByEmail: {
    en: 'Reply to this email to answer the sender directly.',
    si: 'මෙම ඊමේල් පණිවිඩයට පිළිතුරු දුන් විට, එය පණිවිඩය ලියූ කෙනාට කෙලින්ම ලැබෙනවා.',
  },
  answerByPhone: {
    en: 'No email was given: please call or write to the phone number.',
    si: 'ඊමේල් ලිපිනයක් නැහැ: කරුණාකර දුරකථන අංකයට අමතන්න, නැතහොත් පණිවිඩයක් යවන්න.',
  },
  openInbox: { en: 'Open it in the inbox', si: 'ලැබුණු පණිවිඩ අතරින් බලන්න' },
  backupFailed: {
    en: 'Your shop could not be backed up',
    si: 'ඔබේ වෙළඳසැලේ උපස්ථයක් ගත නොහැකි වුණා',
  },
  backupFailedMeans: {
    en: 'The shop is still open. If it was the nightly one, it is tried again every hour. The reason is shown in the panel.',
    si: 'වෙළඳසැල දිගටම විවෘතයි. එය රාත්‍රී උපස්ථය නම්, සෑම පැයකට වරක්ම නැවත උත්සාහ කරනවා. හේතුව පරිපාලන පුවරුවේ සඳහන් වෙනවා.',
  },
  smsLimit: {
    en: 'Today’s limit for SMS is used up',
    si: 'අද දිනට SMS සඳහා වූ සීමාව අවසන්',
  },
  smsLimitMeans: {
    en: 'SMS that are still to go wait for tomorrow, or go by the next channel where you chose one. Orders are taken as always. You can raise the limit in the settings.',
    si: 'යැවීමට ඉතිරි SMS හෙට දක්වා රඳවා තබනවා; ඔබ ඊළඟ ක්‍රමයක් තෝරා ඇත්නම් එයින් යවනවා. ඇණවුම් සුපුරුදු පරිදි ලැබෙනවා. සැකසුම් යටතේ සීමාව වැඩි කළ හැකියි.',
  },
  openSettings: { en: 'Open the settings', si: 'සැකසුම් බලන්න' },
  openBackups: { en: 'Open the backups', si: 'උපස්ථ බලන්න' },
} satisfies Record<string, Bilingual>;

export function newOrderSubject(orderNumber: string, totalLkr: number): Bilingual {
  return {
    en: `New order ${orderNumber}, ${formatRupees(totalLkr)}`,
    si: `නව ඇණවුම ${orderNumber}, රු. ${groupThousands(totalLkr)}`,
  };
}

export function parcelProblemSubject(orderNumber: string): Bilingual {
  return { en: `Problem with parcel ${orderNumber}`, si: `${orderNumber} පාර්සලයේ ගැටලුවක්` };
}

export function newSlipSubject(orderNumber: string, dueLkr: number): Bilingual {
  return {
    en: `Bank slip for ${orderNumber}, ${formatRupees(dueLkr)}`,
    si: `${orderNumber} ඇණවුමේ බැංකු රිසිට්පත, රු. ${groupThousands(dueLkr)}`,
  };
}

export function chargeBackSubject(orderNumber: string): Bilingual {
  return {
    en: `Charge-back: ${orderNumber}`,
    si: `${orderNumber} ඇණවුමේ ගෙවීම බැංකුව ආපසු ගත්තා`,
  };
}

export function cancelRequestSubject(orderNumber: string): Bilingual {
  return {
    en: `Asked to cancel ${orderNumber}`,
    si: `${orderNumber} ඇණවුම අවලංගු කරන ලෙස ඉල්ලීමක්`,
  };
}

export function picturesInPanel(count: number): Bilingual {
  return { en: `Pictures in the panel: ${count}`, si: `පුවරුවේ ඇති පින්තූර: ${count}` };
}

export function contactSubject(name: string): Bilingual {
  return { en: `Message from ${name}`, si: `${name} වෙතින් පණිවිඩයක්` };
}
