import { codeProblems } from '#admin/second-factor/second-factor.copy.ts';
import { ownPassword } from '#admin/sign-in/sign-in.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';

export const securityCopy = {
  title: { en: 'Security', si: 'ආරක්ෂාව' },
  twoFactor: { en: 'Two-factor authentication', si: 'පියවර දෙකේ සත්‍යාපනය' },
  off: { en: 'Off', si: 'අක්‍රියයි' },
  on: { en: 'On', si: 'සක්‍රියයි' },
  explained: {
    en: 'Besides the password, the panel asks for a code from an app on your phone. Then a stolen password alone is not enough to get in.',
    si: 'මුරපදයට අමතරව, පුවරුව ඔබේ දුරකථනයේ යෙදුමකින් කේතයක් ඉල්ලනවා. එවිට මුරපදය සොරාගත්තත් පුවරුවට පිවිසිය නොහැකියි.',
  },
  forEverybody: {
    en: 'It applies to every admin at once: for anyone who has not set up an app, the panel opens only after that.',
    si: 'මෙය වහාම සියලු පරිපාලකයන්ට අදාළ වෙනවා: යෙදුමක් සකසා නැති අයට පුවරුව විවෘත වෙන්නේ එය සැකසූ පසුවයි.',
  },
  switchOn: { en: 'Switch on', si: 'සක්‍රිය කරන්න' },
  needsPhone: {
    en: 'Have your phone with an authenticator app ready.',
    si: 'සත්‍යාපන යෙදුමක් සහිත දුරකථනය ළඟ තබා ගන්න.',
  },
  change: { en: 'Make a change', si: 'වෙනසක් කරන්න' },
  newCodes: { en: 'New recovery codes', si: 'අලුත් ප්‍රතිසාධන කේත' },
  newCodesHint: { en: 'The old ones stop working.', si: 'පරණ ඒවා තවදුරටත් ක්‍රියා කරන්නේ නැහැ.' },
  anotherApp: { en: 'Another phone or app', si: 'වෙනත් දුරකථනයක් හෝ යෙදුමක්' },
  anotherAppHint: {
    en: 'The old one works until the new one has shown a code.',
    si: 'අලුත් එක කේතයක් පෙන්වන තුරු පරණ එක ක්‍රියා කරනවා.',
  },
  switchOff: { en: 'Switch off', si: 'අක්‍රිය කරන්න' },
  switchOffHint: {
    en: 'For every admin. Their apps are disconnected; if you switch it on again, everyone has to set it up from the start.',
    si: 'සියලු පරිපාලකයන්ට අදාළයි. සම්බන්ධ කළ යෙදුම් ඉවත් වෙනවා. නැවත සක්‍රිය කළොත් සියලු දෙනාම මුල සිට සැකසිය යුතුයි.',
  },
  goOn: { en: 'Continue', si: 'ඉදිරියට යන්න' },
  yourNewCodes: { en: 'Your new recovery codes', si: 'ඔබේ අලුත් ප්‍රතිසාධන කේත' },
  done: { en: 'I have kept them', si: 'ඒවා තබා ගත්තා' },
  idle: { en: 'Automatic sign-out', si: 'ස්වයංක්‍රීයව පිවිසුම අවසන් වීම' },
} satisfies Record<string, Bilingual>;

const password = { ...ownPassword, label: { en: 'Your password', si: 'ඔබේ මුරපදය' } };

export const switchOnFields: FormFields = { password };

export const changeFields: FormFields = {
  change: {
    label: { en: 'What do you want to do?', si: 'ඔබට අවශ්‍ය කුමක්ද?' },
    wrong: { en: 'Please choose one.', si: 'කරුණාකර එකක් තෝරන්න.' },
  },
  password,
  code: {
    input: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false },
    label: { en: 'Code from your app, or a recovery code', si: 'යෙදුමේ කේතය, නැත්නම් ප්‍රතිසාධන කේතයක්' },
    max: 40,
    wrong: codeProblems,
  },
};

export type SecurityRefusal =
  | { code: 'too-many-attempts'; minutes: number }
  /** The first press of a double click has replaced the codes. */
  | { code: 'codes-not-shown' };

export function securityRefusalCopy(refusal: SecurityRefusal): Bilingual {
  if (refusal.code === 'too-many-attempts') return tooManyAttempts(refusal.minutes);
  return {
    en: 'The button was pressed twice: new recovery codes were made, but could not be shown. The old ones no longer work. Please make new ones once more, with the next code from your app.',
    si: 'බොත්තම දෙවරක් එබූ නිසා අලුත් ප්‍රතිසාධන කේත සෑදුණත් පෙන්වීමට නොහැකි වුණා. පරණ ඒවා තවදුරටත් ක්‍රියා කරන්නේ නැහැ. යෙදුමේ ඊළඟ කේතය යොදා නැවත අලුත් කේත සාදන්න.',
  };
}

export function enrolledOn(date: string): Bilingual {
  return { en: `Your app was set up on ${date}.`, si: `ඔබේ යෙදුම සකසා ඇත්තේ: ${date}.` };
}

export function codesLeft(count: number): Bilingual {
  const codes = count === 1 ? 'recovery code is' : 'recovery codes are';
  return { en: `${count} ${codes} left.`, si: `ඉතිරි ප්‍රතිසාධන කේත: ${count}.` };
}

export function idleFor(minutes: number): Bilingual {
  return {
    en: `After ${formatCount(minutes, 'minute')} without use the panel asks for the password again. You stay signed in to the shop.`,
    si: `මිනිත්තු ${minutes}ක් භාවිත නොකළ විට පුවරුව නැවත මුරපදය ඉල්ලනවා. වෙළඳසැලේ ඔබේ පිවිසුම එලෙසම පවතිනවා.`,
  };
}
