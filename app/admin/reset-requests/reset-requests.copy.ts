import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const resetCopy = {
  title: { en: 'Password requests', si: 'මුරපද ඉල්ලීම්' },
  lead: {
    en: 'Customers who forgot their password and have no confirmed email. Check that it really is the customer, then send the link to this phone and no other. Where several accounts give the same phone, ask which one is theirs.',
    si: 'මුරපදය අමතක වූ, තහවුරු කළ ඊමේල් ලිපිනයක් නැති පාරිභෝගිකයන්. ඉල්ලුවේ ඔවුන්ම බව තහවුරු කරගෙන, සබැඳිය මෙහි ඇති දුරකථන අංකයට පමණක් යවන්න. එකම අංකය ගිණුම් කිහිපයක ඇත්නම්, තමන්ගේ ගිණුම කුමක්දැයි අසන්න.',
  },
  customer: { en: 'Customer', si: 'පාරිභෝගිකයා' },
  asked: { en: 'Asked', si: 'ඉල්ලූ වේලාව' },
  link: { en: 'Link', si: 'සබැඳිය' },
  noLink: { en: 'Not sent yet', si: 'තවම යවා නැහැ' },
  expired: { en: 'Expired, not used', si: 'භාවිත නොකර කල් ඉකුත් වී ඇත' },
  actions: { en: 'Actions', si: 'ක්‍රියා' },
  send: { en: 'Send by WhatsApp', si: 'WhatsApp මගින් යවන්න' },
  sendAgain: { en: 'Send a new link', si: 'අලුත් සබැඳියක් යවන්න' },
  create: { en: 'Create link', si: 'සබැඳිය සාදන්න' },
  createAgain: { en: 'Create a new link', si: 'අලුත් සබැඳියක් සාදන්න' },
  none: { en: 'No requests are waiting', si: 'පොරොත්තුවේ ඇති ඉල්ලීම් නැහැ' },
  ready: { en: 'The link is ready', si: 'සබැඳිය සූදානම්' },
  readyNext: {
    en: 'The link can be used once and expires after one hour. It is shown only here. Do not send it to anyone else.',
    si: 'එය පැයක් ඇතුළත, එක් වරක් පමණක් ක්‍රියා කරනවා. පෙන්වන්නේ මෙතැන පමණයි. වෙන කිසිවෙකුට යවන්න එපා.',
  },
  openWhatsApp: { en: 'Open WhatsApp', si: 'WhatsApp විවෘත කරන්න' },
  readOut: {
    en: 'This phone is a landline, which gets no messages. Call it and read the link out.',
    si: 'මෙය පණිවිඩ නොලැබෙන ස්ථාවර දුරකථනයක්. එයට ඇමතුමක් ගෙන සබැඳිය කියවා දෙන්න.',
  },
  linkToRead: { en: 'Link to read out', si: 'කියවා දිය යුතු සබැඳිය' },
  message: { en: 'Message to send', si: 'යවන පණිවිඩය' },
} satisfies Record<string, Bilingual>;

export function accountSinceOf(day: string): Bilingual {
  return { en: `Account since ${day}`, si: `ගිණුම සෑදූ දිනය: ${day}` };
}

export function linkWorksUntil(time: string): Bilingual {
  return { en: `Valid until ${time}`, si: `${time} දක්වා ක්‍රියා කරනවා` };
}

export function dismissOf(name: string): Bilingual {
  return { en: `Remove the request of ${name}`, si: `ඉල්ලීම ඉවත් කරන්න: ${name}` };
}

type Message = { name: string; shopName: string; link: string };

/** Returns the WhatsApp message to the customer. */
export function resetMessage({ name, shopName, link }: Message): Bilingual {
  return {
    en: `Hello ${name}, here is your link to choose a new password at ${shopName}:\n${link}\nThe link can be used once and expires after one hour. If you did not ask for it, please ignore this message.`,
    si: `ආයුබෝවන් ${name}, ${shopName} හි නව මුරපදයක් තෝරා ගැනීමට ඔබේ සබැඳිය මෙන්න:\n${link}\nඑය පැයක් ඇතුළත, එක් වරක් පමණක් ක්‍රියා කරනවා. ඔබ මෙය ඉල්ලුවේ නැත්නම්, කරුණාකර මෙම පණිවිඩය නොසලකා හරින්න.`,
  };
}
