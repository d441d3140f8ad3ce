import type { MessageField } from '#domain/support/message-form.ts';
import type { ContactAnswer } from './contact-answer.ts';
import { fieldLabels, problemWords } from './contact-form.copy.ts';

export function idOf(field: MessageField): string {
  return `contact-${field}`;
}

/** Name, label, what was typed, and what is wrong with it, as the fields of the house take them. */
export function contactFieldProps(field: MessageField, answer: ContactAnswer | undefined) {
  const values = answer && answer.kind !== 'sent' ? answer.values : {};
  const problem = answer?.kind === 'invalid' ? answer.problems[field] : undefined;
  return {
    id: idOf(field),
    name: field,
    label: fieldLabels[field],
    defaultValue: values[field] ?? '',
    ...(problem && { error: problemWords(field, problem) }),
  };
}
