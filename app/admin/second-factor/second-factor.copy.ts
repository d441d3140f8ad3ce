import type { AdminRole } from '#domain/accounts/admin-role.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const secondFactorCopy = {
  title: { en: 'Two-factor authentication', si: 'පියවර දෙකේ සත්‍යාපනය' },
  enterCode: {
    en: 'Enter the code that your authenticator app shows now.',
    si: 'ඔබේ සත්‍යාපන යෙදුම දැන් පෙන්වන කේතය ඇතුළත් කරන්න.',
  },
  goOn: { en: 'Continue', si: 'ඉදිරියට යන්න' },
  lostApp: { en: 'Use a recovery code instead', si: 'ඒ වෙනුවට ප්‍රතිසාධන කේතයක් භාවිත කරන්න' },
  nothingLeft: {
    en: 'No phone and no codes? The person who looks after the server can let you set it up again.',
    si: 'දුරකථනයත් කේතත් නැද්ද? සේවාදායකය බලා ගන්නා කෙනාගේ සහායෙන් මෙය නැවත සකසා ගත හැකියි.',
  },
  someoneElse: { en: 'Sign in as someone else', si: 'වෙනත් කෙනෙකු ලෙස පිවිසෙන්න' },

  enrolFirst: {
    en: 'This shop asks every admin for a second check in addition to the password: a code from an app on your phone. Set it up once, then the panel opens.',
    si: 'මෙම වෙළඳසැල සෑම පරිපාලකයෙකුගෙන්ම මුරපදයට අමතරව දෙවන තහවුරු කිරීමක් ඉල්ලනවා: ඔබේ දුරකථනයේ යෙදුමක කේතයක්. එක් වරක් එය සකසන්න, ඉන්පසු පුවරුව විවෘත වෙනවා.',
  },
  setUp: { en: 'Set up now', si: 'දැන් සකසන්න' },
  scan: { en: '1. Scan this with your authenticator app', si: '1. සත්‍යාපන යෙදුමෙන් මෙය ස්කෑන් කරන්න' },
  apps: {
    en: 'Any authenticator app will do: Google Authenticator, Microsoft Authenticator, Aegis, 2FAS, 1Password.',
    si: 'ඕනෑම සත්‍යාපන යෙදුමක් සුදුසුයි: Google Authenticator, Microsoft Authenticator, Aegis, 2FAS, 1Password.',
  },
  qrCode: { en: 'QR code for the authenticator app', si: 'සත්‍යාපන යෙදුම සඳහා QR කේතය' },
  orType: {
    en: 'Cannot scan? Type this key into the app:',
    si: 'ස්කෑන් කළ නොහැකිද? මෙම යතුර යෙදුමේ ඇතුළත් කරන්න:',
  },
  openApp: { en: 'Open in an app on this device', si: 'මෙම උපාංගයේ යෙදුමකින් විවෘත කරන්න' },
  showCode: { en: '2. Type the code that it shows', si: '2. එය පෙන්වන කේතය ඇතුළත් කරන්න' },
  confirm: { en: 'Confirm', si: 'තහවුරු කරන්න' },
  enrolmentExpired: {
    en: 'This set-up has expired or was finished in another window. Please start again.',
    si: 'මෙම සැකසීම කල් ඉකුත් වී, නැතහොත් වෙනත් කවුළුවක අවසන් කර තිබෙනවා. කරුණාකර නැවත අරඹන්න.',
  },
  beginAgain: { en: 'Start again', si: 'නැවත අරඹන්න' },
  newCodes: { en: 'Make new recovery codes', si: 'අලුත් ප්‍රතිසාධන කේත සාදන්න' },
  notNow: { en: 'Not now', si: 'දැන් එපා' },

  isOn: { en: 'Two-factor authentication is on', si: 'පියවර දෙකේ සත්‍යාපනය සක්‍රියයි' },
  codes: { en: 'Your recovery codes', si: 'ඔබේ ප්‍රතිසාධන කේත' },
  keepCodes: {
    en: 'Keep them somewhere other than your phone. If you lose the phone, each code lets you in once. They are not shown again.',
    si: 'මේවා දුරකථනයේ නොව, වෙනත් ආරක්ෂිත තැනක තබා ගන්න. දුරකථනය නැති වුණොත් මෙම එක් එක් කේතයෙන් එක් වරක් පුවරුව විවෘත කළ හැකියි. මේවා නැවත පෙන්වන්නේ නැහැ.',
  },
  copy: { en: 'Copy', si: 'පිටපත් කරන්න' },
  copied: { en: 'Copied', si: 'පිටපත් කළා' },
  notCopied: { en: 'Could not copy. Please print them or write them down.', si: 'පිටපත් කළ නොහැකි වුණා. කරුණාකර මුද්‍රණය කරන්න, නැත්නම් ලියා තබා ගන්න.' },
  print: { en: 'Print', si: 'මුද්‍රණය කරන්න' },
  download: { en: 'Download', si: 'බාගන්න' },
  codesKept: { en: 'I have kept them', si: 'ඒවා තබා ගත්තා' },
} satisfies Record<string, Bilingual>;

/** Says on the page of a set-up that is over since when the admin has an app. */
export function enrolmentFinished(date: string): Bilingual {
  return {
    en: `This set-up has expired, or it was finished in another window or by an earlier press of the button. Your app was set up on ${date}.`,
    si: `මෙම සැකසීම කල් ඉකුත් වී, නැතහොත් වෙනත් කවුළුවක හෝ බොත්තම කලින් එබූ විට අවසන් වී තිබෙනවා. ඔබේ යෙදුම සකසා ඇත්තේ: ${date}.`,
  };
}

/** What to do about recovery codes whose page never arrived. */
export const unseenCodes: Record<AdminRole, Bilingual> = {
  owner: {
    en: 'If your recovery codes were not shown to you, make new ones on the Security page, so that you can get in without the phone.',
    si: 'ඔබේ ප්‍රතිසාධන කේත ඔබට පෙනුණේ නැත්නම්, දුරකථනය නැතිව වුවද පිවිසීමට හැකි වන ලෙස "ආරක්ෂාව" පිටුවේ අලුත් ඒවා සාදන්න.',
  },
  packer: {
    en: 'If your recovery codes were not shown to you and you lose the phone, the person who looks after the server can let you set it up again.',
    si: 'ඔබේ ප්‍රතිසාධන කේත ඔබට පෙනුණේ නැතිව දුරකථනයත් නැති වුණොත්, සේවාදායකය බලා ගන්නා කෙනාගේ සහායෙන් මෙය නැවත සකසා ගත හැකියි.',
  },
};

/** Problems of a code from the app or of a recovery code. */
export const codeProblems = {
  required: { en: 'Please enter the code.', si: 'කරුණාකර කේතය ඇතුළත් කරන්න.' },
  'wrong-code': {
    en: 'This code is wrong or was used already. Please try again with a new one.',
    si: 'මෙම කේතය වැරදියි, නැත්නම් දැනටමත් භාවිත කර තිබෙනවා. කරුණාකර අලුත් කේතයකින් නැවත උත්සාහ කරන්න.',
  },
} satisfies Record<string, Bilingual>;

/** Asks for six digits, so that phones open the keyboard for digits and offer the code of their own app. */
export const appCodeFields: FormFields = {
  code: {
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', pattern: '\\s*(\\d\\s*){6}' },
    label: { en: 'Code from your app', si: 'යෙදුමේ කේතය' },
    hint: { en: '6 digits. Each code works once.', si: 'ඉලක්කම් 6ක්. එක් කේතයක් එක් වරක් පමණයි.' },
    max: 16,
    wrong: codeProblems,
  },
};

export const recoveryCodeFields: FormFields = {
  code: {
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    label: { en: 'Recovery code', si: 'ප්‍රතිසාධන කේතය' },
    hint: {
      en: 'One of the codes that you kept. Each works once.',
      si: 'ඔබ තබා ගත් කේතවලින් එකක්. එක් කේතයක් එක් වරක් පමණයි.',
    },
    max: 40,
    wrong: codeProblems,
  },
};
