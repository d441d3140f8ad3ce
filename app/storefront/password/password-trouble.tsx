import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { passwordCopy, tooManyTries } from './password.copy.ts';
import type { PasswordAnswer, PasswordTrouble } from './password-answer.ts';

/** Why nothing was done though nothing was filled in wrong. */
export function TroubleNotice({ answer }: { answer: PasswordAnswer | undefined }) {
  if (!answer?.trouble) return null;
  return (
    <Notice tone="danger" role="alert">
      <Both of={wordsOf(answer.trouble)} />
    </Notice>
  );
}

function wordsOf(trouble: PasswordTrouble): Bilingual {
  switch (trouble.code) {
    case 'failed':
      return passwordCopy.failed;
    case 'demo-account':
      return passwordCopy.demo;
    case 'too-many-tries':
      return tooManyTries(trouble.minutes);
  }
}
