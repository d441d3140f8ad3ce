import { newPasswordProblems } from '#domain/accounts/new-password.copy.ts';
import type { SignUpProblems } from '#domain/accounts/sign-up-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountCopy, tooManyAttempts } from '#storefront/shell/account.copy.ts';
import { shellCopy } from '#storefront/shell/shell.copy.ts';
import type { SignUpTrouble } from './sign-up-answer.ts';

export const signUpCopy = {
  title: { en: 'Create account', si: 'ගිණුමක් සාදන්න' },
  creating: { en: 'Creating your account...', si: 'ගිණුම සාදමින්...' },
  name: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  leaveEmpty: { en: 'Please leave this field empty.', si: 'කරුණාකර මෙය හිස්ව තබන්න.' },
  haveAccount: { en: 'Already have an account?', si: 'දැනටමත් ගිණුමක් තිබේද?' },
  alreadyUsed: {
    en: 'An account with this email or phone already exists.',
    si: 'මෙම ඊමේල් ලිපිනයට හෝ දුරකථන අංකයට දැනටමත් ගිණුමක් තිබෙනවා.',
  },
} satisfies Record<string, Bilingual>;

const nameRequired = { en: 'Please enter your full name.', si: 'කරුණාකර ඔබේ සම්පූර්ණ නම ඇතුළත් කරන්න.' };

const wrong: { [Field in keyof SignUpProblems]-?: Record<NonNullable<SignUpProblems[Field]>, Bilingual> } = {
  name: {
    required: nameRequired,
    unreadable: nameRequired,
    'too-long': { en: 'Please enter a shorter name.', si: 'කරුණාකර කෙටි නමක් ඇතුළත් කරන්න.' },
  },
  identifier: {
    required: accountCopy.identifierRequired,
    identifier: {
      en: 'Please enter a valid email address or a Sri Lankan phone number, for example 077 123 4567.',
      si: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් හෝ ශ්‍රී ලංකාවේ දුරකථන අංකයක් ඇතුළත් කරන්න. උදා: 077 123 4567',
    },
  },
  password: newPasswordProblems,
};

/** What is wrong with each field, in words that say how to mend it. */
export function wordsOf({ name, identifier, password }: SignUpProblems) {
  return {
    name: name && wrong.name[name],
    identifier: identifier && wrong.identifier[identifier],
    password: password && wrong.password[password],
  };
}

export function troubleWords(trouble: SignUpTrouble): Bilingual {
  switch (trouble.code) {
    case 'already-used':
      return signUpCopy.alreadyUsed;
    case 'too-many-tries':
      return tooManyAttempts(trouble.minutes);
    case 'failed':
      return shellCopy.unavailable;
  }
}
