import { z } from 'zod';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { noteLimits } from './customer-note.ts';

/** Validates changes to the notes about a customer. */
export const noteSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    text: requiredText({ max: noteLimits.text, lines: 'several' }),
  }),
  z.object({ intent: z.literal('remove'), noteId: z.uuid() }),
]);
