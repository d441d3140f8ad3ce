import type { z } from 'zod';
import { confirmPassword } from '#domain/auth/passwords/confirm-password.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { wrongFieldsAnswer, wrongPasswordAnswer } from './form-answers.server.ts';
import { readForm } from './read-form.server.ts';

type WithPassword = z.ZodType<{ password: string }>;

/**
 * Reads a form of the panel and verifies the admin's password. Returns the validated `form`, and the typed `values` without
 * passwords and codes; or `answer` if something is wrong.
 */
export async function readFormWithPassword<Form extends WithPassword>(
  { request, context }: RequestArgs,
  schema: Form,
) {
  const running = context.get(runningShopContext);
  const shop = context.get(adminShopContext);
  const { values, ...form } = await readForm(request, schema);
  if (!form.ok) return { answer: wrongFieldsAnswer(values, form.refusal.problems) };

  const { userId } = shop.actor;
  const confirmed = await confirmPassword(running.shop, { userId, password: form.value.password });
  if (!confirmed.ok) return { answer: wrongPasswordAnswer(values, confirmed.refusal) };
  return { running, shop, form: form.value, values };
}
