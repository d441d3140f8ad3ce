import { tooManyTries } from '#admin/sign-in/sign-in-problem.ts';
import type { WrongCode } from '#domain/auth/second-factor/pass-second-factor.server.ts';
import type { TooMany } from '#domain/limits/spend-try.server.ts';
import type { CodeProblem } from './code-screen.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';

type Answer = { problem: CodeProblem; status: number; headers?: Record<string, string> };

/** A refused code in words beside the field that it was typed into, with its status. */
export function codeProblem(refusal: WrongCode | TooMany, kind: unknown): Answer {
  if (refusal.code === 'wrong-code') {
    return { status: 401, problem: beside(kind, secondFactorCopy.wrongCode) };
  }
  const { of, ...init } = tooManyTries(refusal);
  return { ...init, problem: { form: of } };
}

export function codeMissing(kind: unknown): Answer {
  return { status: 422, problem: beside(kind, secondFactorCopy.codeRequired) };
}

function beside(kind: unknown, of: CodeProblem['form'] & object): CodeProblem {
  return kind === 'recovery' ? { recovery: of } : { code: of };
}
