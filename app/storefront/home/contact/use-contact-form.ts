import { type FormEvent, useState } from 'react';
import { toasts } from '#ui/toast.tsx';
import { type ContactAnswer, contactFormCopy } from './contact-form.copy.ts';

/** Sends the form without leaving the page. What was typed stays in it until the shop has accepted it. */
export function useContactForm(answerOfPage: ContactAnswer | undefined) {
  const [answer, setAnswer] = useState(answerOfPage);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setIsBusy(true);
    const said = await send(form);
    setIsBusy(false);
    setAnswer(said);
    if (!('sent' in said)) return;
    form.reset();
    toasts.success(contactFormCopy.sent, 'contact');
  };
  return { answer, isBusy, submit };
}

async function send(form: HTMLFormElement): Promise<ContactAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, `${value}`);
  try {
    const response = await fetch('/contact/messages', { method: 'POST', body });
    return (await response.json()) as ContactAnswer;
  } catch {
    return { values: {}, problems: {}, refusal: { code: 'failed' } };
  }
}
