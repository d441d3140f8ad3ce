import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { confirmPassword } from '#web/confirm-password.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { readForm } from '#web/read-form.server.ts';
import {
  type AdminAnswer,
  type AnswerInit,
  confirmProblems,
  fieldProblems,
} from './admin-answer.ts';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };
type WithPassword = z.ZodType<{ password: string }>;

/** Reads a form that wants the password of whoever sends it, and looks at that. What is wrong is an answer already. */
export async function readConfirmed<Form extends WithPassword>(
  { request, context }: Visit,
  schema: Form,
) {
  const running = context.get(runningShopContext);
  const shop = context.get(ownerShopContext);
  const form = await readForm(request, schema);
  const answer = (problems: AdminAnswer['problems'], init: AnswerInit) => ({
    answer: data<AdminAnswer>({ problems, ...typed(form.values) }, init),
  });
  if (!form.ok) return answer(fieldProblems(form.refusal.problems), { status: 422 });

  const { userId } = shop.actor;
  const confirmed = await confirmPassword(running, { userId, password: form.value.password });
  if (!confirmed.ok) {
    const { problems, init } = confirmProblems(confirmed.refusal);
    return answer(problems, init);
  }
  const refused = (problems: AdminAnswer['problems']) => answer(problems, { status: 409 }).answer;
  return { running, shop, form: form.value, refused };
}

function typed(values: Record<string, string>): Pick<AdminAnswer, 'intent' | 'values'> {
  const { intent = '', name = '', username = '', email = '' } = values;
  return { intent, values: { name, username, email } };
}
