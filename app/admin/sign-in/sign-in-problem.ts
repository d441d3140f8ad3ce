import type { TooMany } from '#domain/limits/spend-try.server.ts';
import type { SignInRefusal } from '#web/prove-password.server.ts';
import type { DemoSignIn } from '#web/running-shop.server.ts';
import type { LoginScreenProps } from './login-screen.tsx';
import { invalidInDemo, signInCopy, tooManyAttempts } from './sign-in.copy.ts';

type Problem = NonNullable<LoginScreenProps['problem']>;
type Answer = { problem: Problem; status: number; headers?: Record<string, string> };

/** Both fields are required, which is all that can be wrong with one of them alone. */
export function problemsOfFields(problems: Record<string, string>): Problem {
  return {
    ...(problems['username'] && { username: signInCopy.usernameRequired }),
    ...(problems['password'] && { password: signInCopy.passwordRequired }),
  };
}

/** A refused sign-in in words, with its status. The password is named only where everybody may know it. */
export function problemOf(refusal: SignInRefusal, demo: DemoSignIn | undefined): Answer {
  switch (refusal.code) {
    case 'invalid-credentials': {
      const password = demo ? invalidInDemo(demo) : signInCopy.invalid;
      return { status: 401, problem: { password } };
    }
    case 'too-many-tries': {
      const { of, ...init } = tooManyTries(refusal);
      return { ...init, problem: { form: of } };
    }
  }
}

/** Used-up tries in words, with the status and the header that say when to come back. */
export function tooManyTries({ minutes, seconds }: TooMany) {
  return {
    status: 429,
    headers: { 'Retry-After': `${seconds}` },
    of: tooManyAttempts(minutes),
  };
}
