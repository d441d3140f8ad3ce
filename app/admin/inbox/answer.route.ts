import { answerChat } from '#domain/support/answer-chat.server.ts';
import { chatAnswerSchema } from '#domain/support/message-schema.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/answer.route';
import { contactMessageHref, parseInboxListState } from './inbox-urls.ts';

export { default, loader, meta, shouldRevalidate } from './contact-message.route.tsx';

/** Answers a WhatsApp message on WhatsApp. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await readForm(request, chatAnswerSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const { contactMessageId } = params;
  const shop = context.get(adminShopContext);
  const answered = await answerChat(shop, contactMessageId, form.value.answer);
  if (!answered.ok) {
    const { code } = answered.refusal;
    return code === 'message-not-found' ? throwNotFound() : refusedAnswer(form.values, { code });
  }
  const listState = parseInboxListState(url.searchParams);
  return redirectWithFlash(
    context.get(runningShopContext),
    contactMessageHref(contactMessageId, listState),
    {
      kind: 'success',
      code: 'chat-answered',
    },
  );
}
