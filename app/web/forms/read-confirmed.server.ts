import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { confirmPassword } from '#domain/auth/passwords/confirm-password.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { wrongFieldsAnswer, wrongPasswordAnswer } from './form-answers.server.ts';
import { readForm } from './read-form.server.ts';

export type PanelVisit = { request: Request; context: Readonly<RouterContextProvider> };
type WithPassword = z.ZodType<{ password: string }>;

/** Reads a form of the panel and verifies the admin's password. Returns `answer` where something is wrong. */
export async function readConfirmed<Form extends WithPassword>(
  { request, context }: PanelVisit,
  schema: Form,
) {
  const running = context.get(runningShopContext);
  const shop = context.get(ownerShopContext);
  const { values, ...form } = await readForm(request, schema);
  if (!form.ok) return { answer: wrongFieldsAnswer(values, form.refusal.problems) };

  const { userId } = shop.actor;
  const confirmed = await confirmPassword(running.shop, { userId, password: form.value.password });
  if (!confirmed.ok) return { answer: wrongPasswordAnswer(values, confirmed.refusal) };
  return { running, shop, form: form.value, values };
}
