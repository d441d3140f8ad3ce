import { data } from 'react-router';
import type { TooMany } from '#domain/limits/spend-try.server.ts';
import { type Asked, logFault } from '#web/log-fault.server.ts';
import type { PasswordAnswer, PasswordProblems, PasswordTrouble } from './password-answer.ts';

/** A form that was not filled in well. */
export function problemsAnswer(problems: Record<string, string>, identifier?: string) {
  return answer({ problems: problems as PasswordProblems, ...typed(identifier) }, 422);
}

export function tooManyAnswer({ code, minutes, seconds }: TooMany, identifier?: string) {
  const told = troubled({ code, minutes }, identifier);
  return answer(told, 429, { 'Retry-After': `${seconds}` });
}

export function demoAnswer() {
  return answer(troubled({ code: 'demo-account' }), 403);
}

/** A fault is written down, and said on the page that it happened on. */
export function faultAnswer(asked: Asked, thrown: unknown, identifier?: string) {
  logFault(asked, thrown);
  return answer(troubled({ code: 'failed' }, identifier), 503);
}

function troubled(trouble: PasswordTrouble, identifier?: string): PasswordAnswer {
  return { problems: {}, trouble, ...typed(identifier) };
}

function typed(identifier: string | undefined) {
  return identifier === undefined ? {} : { identifier };
}

function answer(told: PasswordAnswer, status: number, headers: Record<string, string> = {}) {
  return data(told, { status, headers });
}
