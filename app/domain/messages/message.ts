/** The kinds of messages. Those before 'new-order' go to customers, the others to the owner. */
export const messageKinds = [
  'order-placed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'slip-accepted',
  'slip-refused',
  'transfer-reminder',
  'cancel-declined',
  'problem-answered',
  'password-reset',
  'email-proof',
  'phone-code',
  'stock-alert',
  'back-in-stock',
  'chat-answer',
  'new-order',
  'parcel-problem',
  'new-slip',
  'cancel-request',
  'charge-back',
  'payment-received',
  'contact-message',
  'backup-failed',
  'sms-limit',
] as const;
export type MessageKind = (typeof messageKinds)[number];

export const audiences = ['customer', 'owner'] as const;

/**
 * `shown` is every message in demo mode, which sends nothing: the panel shows it. `unknown` may have been sent, on a
 * channel that does not recognize a duplicate: only the owner sends it again.
 */
export const messageStates = ['waiting', 'sent', 'failed', 'unknown', 'shown'] as const;
export type MessageState = (typeof messageStates)[number];

/** The reasons for which the last attempt failed, or a message was not sent at all. */
export const messageProblems = [
  'unreachable',
  'sign-in-refused',
  'sign-in-needed',
  'sender-refused',
  'not-secure',
  'no-credit',
  'no-answer',
  'address-refused',
  'template-refused',
  'window-closed',
  'device-gone',
  'refused',
  'put-off',
  'too-late',
  'not-set-up',
  'held-back',
  'daily-limit',
  'no-longer-due',
  'fault',
] as const;
export type MessageProblem = (typeof messageProblems)[number];

/** The problems of messages that the shop did not send on purpose, so that none of them is a failure. */
export const intendedProblems: readonly MessageProblem[] = [
  'not-set-up',
  'held-back',
  'daily-limit',
  'no-longer-due',
];

const kindsWithSecret: readonly MessageKind[] = [
  'password-reset',
  'email-proof',
  'phone-code',
  'stock-alert',
  'back-in-stock',
];

/** Returns whether a message brings a secret link or code. Only its recipient can ask for a new one. */
export function carriesSecret(kind: MessageKind): boolean {
  return kindsWithSecret.includes(kind);
}

type Outcome = { state: MessageState; problem: MessageProblem | null };

/** The states that the owner reads: a message that no longer applied ends as failed, but is no failure. */
export const listedStates = ['waiting', 'sent', 'failed', 'unknown', 'withdrawn', 'shown'] as const;
export type ListedState = (typeof listedStates)[number];

export function listedStateOf({ state, problem }: Outcome): ListedState {
  return state === 'failed' && problem === 'no-longer-due' ? 'withdrawn' : state;
}

export function canSendAgain({ kind, ...outcome }: Outcome & { kind: MessageKind }): boolean {
  const isUnsent = ['failed', 'unknown'].includes(listedStateOf(outcome));
  return isUnsent && !carriesSecret(kind);
}
