import { codeProblem } from '#admin/second-factor/code-problem.ts';
import { secondFactorCopy } from '#admin/second-factor/second-factor.copy.ts';
import { tooManyTries } from '#admin/sign-in/sign-in-problem.ts';
import type { WrongCode } from '#domain/auth/second-factor/pass-second-factor.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { TooMany } from '#domain/limits/spend-try.server.ts';
import type { ConfirmRefusal } from '#web/confirm-password.server.ts';
import { securityCopy } from './security.copy.ts';

export type SecurityProblem = Partial<Record<'change' | 'password' | 'code' | 'form', Bilingual>>;

/** What the page is told about a post of one of its forms. */
export type SecurityAnswer = {
  problem?: SecurityProblem;
  /** What had been chosen, so that it stays chosen. */
  change?: string;
  recoveryCodes?: string[];
  init?: { status: number; headers?: Record<string, string> };
};

export function fieldsMissing(problems: Record<string, string>, change = ''): SecurityAnswer {
  const problem: SecurityProblem = {
    ...(problems['change'] && { change: securityCopy.choiceRequired }),
    ...(problems['password'] && { password: securityCopy.passwordRequired }),
    ...(problems['code'] && { code: secondFactorCopy.codeRequired }),
  };
  return { problem, change, init: { status: 422 } };
}

export function securityRefusal(
  refusal: ConfirmRefusal | WrongCode | TooMany,
  change = '',
): SecurityAnswer {
  switch (refusal.code) {
    case 'wrong-password':
      return { problem: { password: securityCopy.wrongPassword }, change, init: { status: 422 } };
    case 'wrong-code': {
      const { problem } = codeProblem(refusal, 'app');
      return { problem, change, init: { status: 422 } };
    }
    case 'too-many-tries': {
      const { of, ...init } = tooManyTries(refusal);
      return { problem: { form: of }, change, init };
    }
  }
}
