import { data } from 'react-router';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import { messageSchema } from '#domain/support/message-schema.server.ts';
import { recordContactMessage } from '#domain/support/record-contact-message.server.ts';
import { requestDetailsContext, shopContext } from '#web/contexts.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { logRequestError, type RequestArgs } from '#web/responses/log-request-error.server.ts';

/**
 * Receives a contact message, sent with JavaScript or without. Reports success to bots that fill in the hidden field, and
 * stores nothing of theirs.
 */
export async function receiveMessage(args: RequestArgs) {
  const { request, context } = args;
  const form = await readForm(request, messageSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const { topic: honeypot = '' } = form.values;
  if (honeypot !== '') return accepted;
  const shop = context.get(shopContext);
  try {
    const bucket = addressBucket(context.get(requestDetailsContext).clientAddress);
    const spent = await spendAttempt(shop, budgetOf('contact:address', bucket));
    if (!spent.ok) return refusedAnswer(form.values, spent.refusal);
    await recordContactMessage(shop, form.value);
    return accepted;
  } catch (fault) {
    logRequestError(args, fault);
    return refusedAnswer(form.values, { code: 'failed' } as const);
  }
}

const accepted = data({ sent: true as const });
