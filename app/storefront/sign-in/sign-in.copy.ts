import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { tooManyAttempts } from '#storefront/shell/account.copy.ts';
import { shellCopy } from '#storefront/shell/shell.copy.ts';
import type { SignInTrouble } from './sign-in-answer.ts';

export const signInCopy = {
  title: { en: 'Sign In', si: 'පිවිසෙන්න' },
  signingIn: { en: 'Signing in...', si: 'පිවිසෙමින්...' },
  forgot: { en: 'Forgot password?', si: 'මුරපදය අමතකද?' },
  noAccount: { en: 'No account yet?', si: 'තවම ගිණුමක් නැද්ද?' },
  createAccount: { en: 'Create account', si: 'ගිණුමක් සාදන්න' },
  orderAsGuest: { en: 'Order as a guest', si: 'ගිණුමක් නැතිව ඇණවුම් කරන්න' },
  failed: { en: 'Login failed. Please try again.', si: 'පිවිසීම අසාර්ථකයි. කරුණාකර නැවත උත්සාහ කරන්න.' },
  wrong: { en: 'The details you entered are not correct.', si: 'ඇතුළත් කළ තොරතුරු නිවැරදි නැහැ.' },
} satisfies Record<string, Bilingual>;

export function troubleWords(trouble: SignInTrouble): Bilingual {
  switch (trouble.code) {
    case 'invalid-credentials':
      return signInCopy.wrong;
    case 'too-many-tries':
      return tooManyAttempts(trouble.minutes);
    case 'failed':
      return shellCopy.unavailable;
  }
}
