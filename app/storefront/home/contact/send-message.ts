import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { busyMessageIn } from '#web/navigation/busy-message.ts';
import type { ContactAnswer } from './contact.copy.ts';

/** Returns the typed values also where no answer arrives, such as under overload, so that the form keeps them. */
export async function sendMessage(form: URLSearchParams): Promise<ContactAnswer> {
  let why: Bilingual | undefined;
  try {
    const response = await fetch('/contact/messages', { method: 'POST', body: form });
    const answer = (await response.json()) as ContactAnswer;
    if ('sent' in answer || 'problems' in answer) return answer;
    why = busyMessageIn(answer);
  } catch {
    // Treats a lost connection like a response that is not the answer of the shop.
  }
  return { values: Object.fromEntries(form), problems: {}, refusal: { code: 'failed', why } };
}
