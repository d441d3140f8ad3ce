import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { tooManyAttempts } from '#storefront/shell/account.copy.ts';
import { shellCopy } from '#storefront/shell/shell.copy.ts';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { passwordCopy } from './password.copy.ts';
import type { PasswordAnswer, PasswordTrouble } from './password-answer.ts';

/** Why nothing was done though nothing was filled in wrong. */
export function TroubleNotice({ answer }: { answer: PasswordAnswer | undefined }) {
  if (!answer?.trouble) return null;
  return <RefusalNotice of={wordsOf(answer.trouble)} answer={answer} />;
}

function wordsOf(trouble: PasswordTrouble): Bilingual {
  switch (trouble.code) {
    case 'failed':
      return shellCopy.unavailable;
    case 'demo-account':
      return passwordCopy.demo;
    case 'too-many-tries':
      return tooManyAttempts(trouble.minutes);
  }
}
