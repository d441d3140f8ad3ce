import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { FormField, FormFields } from '#ui/form/form-fields.ts';

export const signInCopy = {
  shopName: { en: 'Sandhi', si: 'සන්ධි' },
  login: { en: 'Login', si: 'පිවිසෙන්න' },
  demoCredentials: { en: 'Demo credentials', si: 'නියැදි පිවිසුම් තොරතුරු' },
  notLost: { en: 'What you typed is not lost', si: 'ඔබ ටයිප් කළ දේ නැති වී නැහැ' },
  notSavedYet: {
    en: 'Your session had ended, so this was not saved. Save it now?',
    si: 'එය ලැබුණේ ඔබේ සැසිය අවසන් වූ පසුවයි, ඒ නිසා සුරැකුණේ නැහැ. දැන් සුරකින්නද?',
  },
  kept: {
    en: 'What you typed is kept: you can save it after signing in.',
    si: 'ඔබ ටයිප් කළ දේ තබා ගෙන තිබෙනවා: පිවිසීමෙන් පසු එය සුරැකිය හැකියි.',
  },
  lost: {
    en: 'Your form could not be kept, because it has a password, a code or a file in it, or is very long. If you pressed the button twice, it may have worked the first time. Otherwise please sign in and fill it in again.',
    si: 'ඔබේ පෝරමය තබා ගත නොහැකි වුණා: එහි මුරපදයක්, කේතයක් හෝ ගොනුවක් තිබෙනවා, නැතහොත් එය ඉතා දිගයි. ඔබ බොත්තම දෙවරක් එබුවා නම්, පළමු වර එය සාර්ථක වූවා විය හැකියි. එසේ නැත්නම්, කරුණාකර පිවිස එය නැවත පුරවන්න.',
  },
  saveNow: { en: 'Save it now', si: 'දැන් සුරකින්න' },
  discard: { en: 'Discard it', si: 'ඉවත දමන්න' },
  failed: { en: 'Login failed. Please try again.', si: 'පිවිසීම අසාර්ථකයි. කරුණාකර නැවත උත්සාහ කරන්න.' },
} satisfies Record<string, Bilingual>;

/** Reasons why the password is requested again. */
export const reasons = {
  'password-set': {
    en: 'Your password is saved. Please sign in with it.',
    si: 'ඔබේ මුරපදය සුරැකුණා. කරුණාකර එයින් පිවිසෙන්න.',
  },
  idle: {
    en: 'The panel closed because it was not used for a while. Please sign in again.',
    si: 'ටික වේලාවක් භාවිත නොකළ නිසා පුවරුව වැසුණා. කරුණාකර නැවත පිවිසෙන්න.',
  },
  'sign-in-over': {
    en: 'Your sign-in has ended, as it does when a code is sent twice. Please sign in again, with a new code.',
    si: 'ඔබේ පිවිසුම අවසන් වී තිබෙනවා. එකම කේතය දෙවරක් යැවූ විටත් එය අවසන් වෙනවා. කරුණාකර අලුත් කේතයක් සමඟ නැවත පිවිසෙන්න.',
  },
  'too-many-wrong-codes': {
    en: 'Too many wrong codes. Please sign in again.',
    si: 'වැරදි කේත ගණන වැඩියි. කරුණාකර නැවත පිවිසෙන්න.',
  },
} satisfies Record<string, Bilingual>;

export function reasonOf(code: string | null): keyof typeof reasons | undefined {
  return code !== null && Object.hasOwn(reasons, code) ? (code as keyof typeof reasons) : undefined;
}

const invalid: Bilingual = { en: 'Invalid credentials.', si: 'පිවිසුම් තොරතුරු වැරදියි.' };

type DemoSignIn = { username: string; password: string };

function invalidInDemo({ username, password }: DemoSignIn): Bilingual {
  const pair = `${username}/${password}`;
  return { en: `Invalid credentials. Use ${pair}`, si: `පිවිසුම් තොරතුරු වැරදියි. ${pair} භාවිත කරන්න` };
}

/** The password of the signed-in admin. */
export const ownPassword = {
  input: { type: 'password', autoComplete: 'current-password' },
  label: { en: 'Password', si: 'මුරපදය' },
  wrong: {
    required: { en: 'Please enter your password.', si: 'කරුණාකර මුරපදය ඇතුළත් කරන්න.' },
    'wrong-password': { en: 'This is not your password.', si: 'මේ ඔබේ මුරපදය නොවෙයි.' },
  },
} satisfies FormField;

/** Names the password in the error message only in demo mode, where it is public. */
export function loginFields(demo: DemoSignIn | undefined) {
  return {
    username: {
      input: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
      label: { en: 'Username', si: 'පරිශීලක නාමය' },
      wrong: { en: 'Please enter your username.', si: 'කරුණාකර පරිශීලක නාමය ඇතුළත් කරන්න.' },
    },
    password: {
      ...ownPassword,
      wrong: { ...ownPassword.wrong, 'invalid-credentials': demo ? invalidInDemo(demo) : invalid },
    },
  } satisfies FormFields;
}
