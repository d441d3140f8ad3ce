import type { MessageField, MessageProblem } from '#domain/support/message-form.ts';

/** Why a message that was filled in well was not taken. */
export type SendingRefusal = { code: 'failed' } | { code: 'too-many-tries'; minutes: number };

export type Typed = Partial<Record<MessageField, string>>;
export type Problems = Partial<Record<MessageField, MessageProblem>>;

/** What the form is told of what it sent. Everything typed comes back unless it was taken. */
export type ContactAnswer =
  | { kind: 'sent' }
  | { kind: 'invalid'; problems: Problems; values: Typed }
  | { kind: 'refused'; refusal: SendingRefusal; values: Typed };
