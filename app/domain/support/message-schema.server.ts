import { z } from 'zod';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { parsePhone } from '#domain/kernel/phone.server.ts';
import { chatLimits, messageLimits } from './message-form.ts';

/** People write from abroad too, so any number that could be called is accepted. */
const numberPattern = /^\+?[\d\s().-]+$/;

const phone = requiredText({ max: messageLimits.phone })
  .refine((text) => text === '' || isPhoneNumber(text), 'phone')
  .transform((input) => parsePhone(input) ?? input);

const email = formText({ max: messageLimits.email })
  .refine((text) => text === '' || z.email().safeParse(text).success, 'email')
  .transform((text) => (text === '' ? undefined : text))
  .prefault('');

/** Validates the contact form. */
export const messageSchema = z.object({
  name: requiredText({ max: messageLimits.name }),
  phone,
  email,
  message: requiredText({ max: messageLimits.message, lines: 'several' }),
});

/** Validates the owner's answer on WhatsApp. */
export const chatAnswerSchema = z.object({
  answer: requiredText({ max: chatLimits.answer, lines: 'several' }),
});

function isPhoneNumber(text: string): boolean {
  if (parsePhone(text) !== undefined) return true;
  const digits = text.replace(/\D/g, '').length;
  return numberPattern.test(text) && digits >= 7 && digits <= 15;
}
