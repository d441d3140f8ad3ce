import { perChannel } from '#domain/channels/channels.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { areaCopy } from './health.copy.ts';
import type { HealthArea, Verdict } from './judge-health.ts';

const channelFindings = (name: Bilingual): Record<Verdict, Bilingual> => ({
  good: {
    en: `${name.en}: nothing of the last 24 hours has failed.`,
    si: `පසුගිය පැය 24 තුළ ${name.si} පණිවිඩ යැවීමේ දෝෂයක් නැහැ.`,
  },
  look: {
    en: `${name.en}: some messages of the last 24 hours failed. Open “Messages”: each says why, and can be sent again.`,
    si: `පසුගිය පැය 24 තුළ සමහර ${name.si} පණිවිඩ යැවුණේ නැහැ. “යවන පණිවිඩ” විවෘත කරන්න: එක් එක් පණිවිඩයේ හේතුව සඳහන් වන අතර, නැවත යැවිය හැකියි.`,
  },
  bad: {
    en: `${name.en} does not work. Open “Messages” to see why.`,
    si: `${name.si} ක්‍රියා කරන්නේ නැහැ. හේතුව බැලීමට “යවන පණිවිඩ” විවෘත කරන්න.`,
  },
  off: {
    en: `${name.en} is not set up, so the shop sends none.`,
    si: `${name.si} සකසා නැති නිසා, වෙළඳසැලෙන් එවැනි පණිවිඩ යැවෙන්නේ නැහැ.`,
  },
});

const notUsed: Bilingual = { en: 'Not used here.', si: 'මෙහි භාවිත කරන්නේ නැහැ.' };

/** Explains each verdict on each area, and what to do about it. */
export const findingCopy: Record<HealthArea, Record<Verdict, Bilingual>> = {
  database: {
    good: { en: 'It answers at once.', si: 'වහාම පිළිතුරු දෙනවා.' },
    look: {
      en: 'It answers slowly. If this stays so, ask your technician whether the machine is too busy or too small.',
      si: 'පිළිතුරු දෙන්නේ සෙමින්. මෙය දිගටම පවතිනවා නම්, පරිගණකයේ ධාරිතාව ප්‍රමාණවත්ද කියා ඔබේ තාක්ෂණික සහායකයාගෙන් විමසන්න.',
    },
    bad: {
      en: 'It does not answer. Call your technician.',
      si: 'පිළිතුරු දෙන්නේ නැහැ. ඔබේ තාක්ෂණික සහායකයා අමතන්න.',
    },
    off: notUsed,
  },
  replica: {
    good: {
      en: 'It keeps up. Lists, exports and figures are read from it.',
      si: 'එය යාවත්කාලීනයි. ලැයිස්තු, බාගැනීම් සහ සංඛ්‍යාලේඛන කියවන්නේ එයින්.',
    },
    look: {
      en: 'It does not answer or is behind, so everything is read from the database itself. The shop sells as before, and uses the copy again by itself. If this lasts for an hour, tell your technician.',
      si: 'එය පිළිතුරු දෙන්නේ නැහැ, නැත්නම් යාවත්කාලීන නැහැ. ඒ නිසා සියල්ල කියවන්නේ දත්ත ගබඩාවෙන්මයි. අලෙවිය පෙර පරිදිම සිදු වන අතර, පිටපත යළි හරි වූ විට වෙළඳසැල එය ඉබේම භාවිත කරනවා. මෙය පැයක් පැවතුණොත් ඔබේ තාක්ෂණික සහායකයාට කියන්න.',
    },
    bad: {
      en: 'It is a copy of another database, so nothing is read from it. Ask your technician to correct DATABASE_READ_URL.',
      si: 'එය වෙනත් දත්ත ගබඩාවක පිටපතක්; ඒ නිසා එයින් කිසිවක් කියවන්නේ නැහැ. DATABASE_READ_URL නිවැරදි කරන ලෙස ඔබේ තාක්ෂණික සහායකයාට කියන්න.',
    },
    off: {
      en: 'There is none. Everything is read from the database itself.',
      si: 'පිටපතක් නැහැ. සියල්ල කියවන්නේ දත්ත ගබඩාවෙන්මයි.',
    },
  },
  disk: {
    good: { en: 'There is enough room.', si: 'ප්‍රමාණවත් ඉඩ තිබෙනවා.' },
    look: {
      en: 'Less than 1 GB is left. Delete older backups under “Backups”, or rent a larger disk.',
      si: 'ඉතිරිව ඇත්තේ 1 GB ප්‍රමාණයට වඩා අඩු ඉඩක්. “උපස්ථ” යටතේ පැරණි උපස්ථ මකන්න, නැත්නම් විශාල තැටියක් කුලියට ගන්න.',
    },
    bad: {
      en: 'Less than 200 MB is left, and no backup can be made. With the database inside the shop, orders stop too. Delete older backups at once.',
      si: 'ඉතිරිව ඇත්තේ 200 MB ප්‍රමාණයට වඩා අඩු ඉඩක්; උපස්ථ ගත නොහැකියි. දත්ත ගබඩාව වෙළඳසැල තුළ නම් ඇණවුම් ද නතර වෙනවා. පැරණි උපස්ථ දැන්ම මකන්න.',
    },
    off: notUsed,
  },
  storage: {
    good: { en: 'The storage of pictures answers.', si: 'පින්තූර ගබඩාව පිළිතුරු දෙනවා.' },
    look: {
      en: 'The storage of pictures does not answer. The shop goes on selling, but pictures may be missing, none can be added and no backup can be made. If this lasts for an hour, ask its provider or your technician.',
      si: 'පින්තූර ගබඩාව පිළිතුරු දෙන්නේ නැහැ. අලෙවිය දිගටම සිදු වෙනවා; නමුත් පින්තූර නොපෙනිය හැකියි, අලුත් පින්තූර එක් කිරීමටත් උපස්ථ ගැනීමටත් බැහැ. මෙය පැයක් පැවතුණොත් ගබඩා සේවාවෙන් හෝ ඔබේ තාක්ෂණික සහායකයාගෙන් විමසන්න.',
    },
    bad: {
      en: 'The storage of pictures refuses the shop, so pictures may be missing, none can be added and no backup can be made. Ask your technician to look at the key, the bucket and the clock of the machine; the log of the shop says which it is.',
      si: 'පින්තූර ගබඩාව වෙළඳසැල ප්‍රතික්ෂේප කරනවා. ඒ නිසා පින්තූර නොපෙනිය හැකියි, අලුත් පින්තූර එක් කිරීමටත් උපස්ථ ගැනීමටත් බැහැ. එහි යතුර, බකට් එක (bucket) සහ පරිගණකයේ ඔරලෝසුව පරීක්ෂා කරන ලෙස ඔබේ තාක්ෂණික සහායකයාට කියන්න; හේතුව වෙළඳසැලේ ලොගයේ සඳහන් වෙනවා.',
    },
    off: {
      en: 'Pictures are kept on the machine of the shop.',
      si: 'පින්තූර තබා ඇත්තේ වෙළඳසැලේ පරිගණකයේමයි.',
    },
  },
  backups: {
    good: {
      en: 'Backups are made every night, and nothing is wrong with them.',
      si: 'සෑම රාත්‍රියකම උපස්ථයක් ගන්නවා; ඒවායේ කිසිදු ගැටලුවක් නැහැ.',
    },
    look: {
      en: 'Please open “Backups” and look at the newest one.',
      si: '“උපස්ථ” විවෘත කර අලුත්ම එක බලන්න.',
    },
    bad: {
      en: 'The last backup failed or did not pass its check, or for a day and a half there was none, or none has reached the other machine. Open “Backups” and read why. If a backup failed or is missing, make a new one.',
      si: 'අවසන් උපස්ථය අසාර්ථකයි, පරීක්ෂාවෙන් සමත් වුණේ නැහැ, නැත්නම් පැය 36ක් තිස්සේ උපස්ථයක් ගත්තේ නැහැ, නැත්නම් අනෙක් පරිගණකයට උපස්ථයක් ලැබුණේ නැහැ. “උපස්ථ” විවෘත කර හේතුව කියවන්න. උපස්ථයක් අසාර්ථක නම් හෝ ගෙන නැති නම්, අලුත් එකක් ගන්න.',
    },
    off: {
      en: 'Nightly backups are switched off. Make sure that something else backs up the database.',
      si: 'රාත්‍රී උපස්ථ අක්‍රියයි. දත්ත ගබඩාව වෙනත් ක්‍රමයකින් උපස්ථ වන බව තහවුරු කරගන්න.',
    },
  },
  ...perChannel((name) => channelFindings(areaCopy[name])),
  payhere: {
    good: { en: 'PayHere is connected.', si: 'PayHere සම්බන්ධයි.' },
    look: {
      en: 'PayHere does not answer questions about payments. The shop asks again by itself. If this lasts for hours, check the API key in your account at PayHere.',
      si: 'ගෙවීම් ගැන අසන විට PayHere පිළිතුරු දෙන්නේ නැහැ. වෙළඳසැල නැවත අසනවා. පැය ගණනක් මෙසේ නම්, PayHere ගිණුමේ API යතුර පරීක්ෂා කරන්න.',
    },
    bad: { en: 'PayHere does not work.', si: 'PayHere ක්‍රියා කරන්නේ නැහැ.' },
    off: {
      en: 'Online payment is not offered.',
      si: 'ඔන්ලයින් ගෙවීම පාරිභෝගිකයන්ට පෙන්වන්නේ නැහැ.',
    },
  },
  queue: {
    good: { en: 'Messages leave as they are written.', si: 'පණිවිඩ ලියූ වහාම යැවෙනවා.' },
    look: {
      en: 'A message has waited for more than 15 minutes. Open “Messages” to see which one and why.',
      si: 'පණිවිඩයක් මිනිත්තු 15කට වඩා රැඳී තිබෙනවා. කුමන එකද, ඇයිද කියා බැලීමට “යවන පණිවිඩ” විවෘත කරන්න.',
    },
    bad: {
      en: 'A message has waited for more than two hours: customers do not hear from you. Open “Messages” and read why.',
      si: 'පණිවිඩයක් පැය දෙකකට වඩා රැඳී තිබෙනවා: පාරිභෝගිකයන්ට ඔබේ පණිවිඩ ලැබෙන්නේ නැහැ. “යවන පණිවිඩ” විවෘත කර හේතුව කියවන්න.',
    },
    off: notUsed,
  },
  clock: {
    good: {
      en: 'The shop and its database agree on the time.',
      si: 'වෙළඳසැලේ සහ දත්ත ගබඩාවේ වේලාව එකමයි.',
    },
    look: { en: 'Please check the clock.', si: 'ඔරලෝසුව පරීක්ෂා කරන්න.' },
    bad: {
      en: 'The clocks of the shop and of its database differ by more than half a minute. Ask your technician to switch on the automatic time (NTP) on both machines.',
      si: 'වෙළඳසැලේ සහ දත්ත ගබඩාවේ වේලාවන් අතර තත්පර 30කට වැඩි වෙනසක් තිබෙනවා. පරිගණක දෙකේම ස්වයංක්‍රීය වේලාව (NTP) ක්‍රියාත්මක කරන ලෙස ඔබේ තාක්ෂණික සහායකයාට කියන්න.',
    },
    off: notUsed,
  },
  address: {
    good: {
      en: 'Shoppers come by https. If the certificate expires, browsers warn them: open your shop on a phone now and then.',
      si: 'පාරිභෝගිකයන් පැමිණෙන්නේ https හරහා. සහතිකය කල් ඉකුත් වුවහොත් බ්‍රවුසරය ඔවුන්ට අනතුරු අඟවනවා: විටින් විට දුරකථනයකින් ඔබේ වෙළඳසැල විවෘත කර බලන්න.',
    },
    look: { en: 'Please check APP_URL.', si: 'APP_URL පරීක්ෂා කරන්න.' },
    bad: {
      en: 'Shoppers come without https, so others can read what they send. Ask your technician for a certificate, and set APP_URL to the address that begins with https.',
      si: 'පාරිභෝගිකයන් පැමිණෙන්නේ https නැතිවයි; ඔවුන් යවන දේ වෙනත් අයට කියවිය හැකියි. සහතිකයක් සකසා, APP_URL සඳහා https වලින් පටන් ගන්නා ලිපිනය යොදන ලෙස ඔබේ තාක්ෂණික සහායකයාට කියන්න.',
    },
    off: { en: 'A demo needs no https.', si: 'නියැදියකට https අවශ්‍ය නැහැ.' },
  },
  memory: {
    good: { en: 'There is enough memory.', si: 'ප්‍රමාණවත් මතකය තිබෙනවා.' },
    look: {
      en: 'Less than 5% of the memory is free. If the shop gets slow, restart it, or rent a larger machine.',
      si: 'මතකයෙන් ඉතිරිව ඇත්තේ 5%කට වඩා අඩු ප්‍රමාණයක්. වෙළඳසැල මන්දගාමී නම් එය නැවත ආරම්භ කරන්න, නැත්නම් විශාල පරිගණකයක් කුලියට ගන්න.',
    },
    bad: { en: 'There is no memory left.', si: 'මතකය අවසන්.' },
    off: notUsed,
  },
  overload: {
    good: {
      en: 'In the last hour everyone was served.',
      si: 'පසුගිය පැය තුළ පැමිණි සැමට සේවය ලැබුණා.',
    },
    look: {
      en: 'In the last hour so many came at once that some were asked to try again in a few seconds; orders go first. If this happens often, rent a larger machine.',
      si: 'පසුගිය පැය තුළ බොහෝ දෙනෙක් එකවර පැමිණි නිසා, සමහරෙකුට තත්පර කිහිපයකින් නැවත උත්සාහ කරන ලෙස දැනුම් දුන්නා; මුල් තැන ලැබෙන්නේ ඇණවුම්වලට. මෙය නිතර සිදු වෙනවා නම්, විශාල පරිගණකයක් කුලියට ගන්න.',
    },
    bad: {
      en: 'The shop cannot serve its visitors.',
      si: 'පැමිණෙන අයට සේවය සැපයීමට වෙළඳසැලට නොහැකියි.',
    },
    off: notUsed,
  },
};
