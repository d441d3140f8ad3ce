import type { RouterContextProvider } from 'react-router';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendTry } from '#domain/limits/spend-try.server.ts';
import { type MessageProblem, messageFields } from '#domain/support/message-form.ts';
import { messageSchema } from '#domain/support/message-schema.server.ts';
import { sendMessage } from '#domain/support/send-message.server.ts';
import { shopContext, visitContext } from '#web/contexts.server.ts';
import { logFault } from '#web/log-fault.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { ContactAnswer, SendingRefusal } from './contact-answer.ts';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Takes a message of the contact form, sent by a script or by the form itself. Whoever fills in the field that nobody
 * sees hears that all went well, and nothing is kept.
 */
export async function receiveMessage(asked: Asked): Promise<ContactAnswer> {
  const { request, context } = asked;
  const form = await readForm(request, messageSchema);
  const values = pick(form.values);
  if (!form.ok) {
    const problems = form.refusal.problems as Record<string, MessageProblem>;
    return { kind: 'invalid', problems: pick(problems), values };
  }
  const { topic = '' } = form.values;
  if (topic !== '') return { kind: 'sent' };

  const shop = context.get(shopContext);
  try {
    const bucket = addressBucket(context.get(visitContext).clientAddress);
    const spent = await spendTry(shop, budgetOf('contact:address', bucket));
    if (!spent.ok) {
      const { code, minutes } = spent.refusal;
      return { kind: 'refused', refusal: { code, minutes }, values };
    }
    await sendMessage(shop, form.value);
    return { kind: 'sent' };
  } catch (fault) {
    logFault(asked, fault);
    return { kind: 'refused', refusal: { code: 'failed' }, values };
  }
}

function pick<Value>(from: Record<string, Value>) {
  const fields = messageFields.filter((field) => Object.hasOwn(from, field));
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

const statusOfRefusal: Record<SendingRefusal['code'], number> = {
  'too-many-tries': 429,
  failed: 503,
};

export function statusOf(answer: ContactAnswer): number {
  if (answer.kind === 'sent') return 200;
  if (answer.kind === 'invalid') return 422;
  return statusOfRefusal[answer.refusal.code];
}
