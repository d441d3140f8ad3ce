import { tooManyTries } from '#admin/sign-in/sign-in-problem.ts';
import type { NewAdminProblems } from '#domain/admins/admin.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ConfirmRefusal } from '#web/confirm-password.server.ts';
import { adminsCopy, emailProblems, nameProblems, usernameProblems } from './admins.copy.ts';

export type AdminProblems = Partial<
  Record<'name' | 'username' | 'email' | 'password' | 'form', Bilingual>
>;

/** The message with the link, to be passed on by hand. */
export type MadeLink = { name: string; message: string; link: string; whatsApp: string };

/** What a form of this folder is told. Passwords are never sent back. */
export type AdminAnswer = {
  problems: AdminProblems;
  /** Which of two forms on one page it was. */
  intent?: string;
  values?: { name: string; username: string; email: string };
  made?: MadeLink;
};

export type AnswerInit = { status: number; headers?: Record<string, string> };

export function fieldProblems(codes: Record<string, string>): AdminProblems {
  const { name, username, email, password } = codes as NewAdminProblems;
  return {
    ...(name && { name: nameProblems[name] }),
    ...(username && { username: usernameProblems[username] }),
    ...(email && { email: emailProblems[email] }),
    ...(password && { password: adminsCopy.passwordRequired }),
  };
}

/** The own password was wrong, or asked for too often. */
export function confirmProblems(refusal: ConfirmRefusal): {
  problems: AdminProblems;
  init: AnswerInit;
} {
  if (refusal.code === 'wrong-password') {
    return { problems: { password: adminsCopy.wrongPassword }, init: { status: 422 } };
  }
  const { of, ...init } = tooManyTries(refusal);
  return { problems: { form: of }, init };
}
