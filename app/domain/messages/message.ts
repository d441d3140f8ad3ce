/**
 * The kinds of messages. Those before 'new-order' go to customers, the others to the owner. A slip proves a bank
 * transfer; 'email-proof' verifies an address, and 'stock-alert' confirms a request for 'back-in-stock'.
 */
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
 * channel that does not recognize a duplicate: only the owner may send it again.
 */
export const messageStates = ['waiting', 'sent', 'failed', 'unknown', 'shown'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * The reasons for which the last attempt failed, or a message waits or was not sent. 'put-off': the provider said to try
 * later. 'held-back': too many to this recipient; never sent. 'daily-limit': waits for the next day.
 */
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
  /** WhatsApp takes free text only within 24 hours of the customer's last message. */
  'window-closed',
  'device-gone',
  'refused',
  'put-off',
  'too-late',
  'not-set-up',
  'held-back',
  'daily-limit',
  'no-longer-due',
  /** A bug of the shop. */
  'fault',
] as const;
export type MessageProblem = (typeof messageProblems)[number];

/** The problems that are no failure: the shop chose not to send, cannot on this channel, or used another channel. */
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

/**
 * Returns whether a message has a link or code that is erased once it ends, so that it cannot be sent again. The link to
 * an order is no such secret.
 */
function carriesSecret(kind: MessageKind): boolean {
  return kindsWithSecret.includes(kind);
}

type Outcome = { state: MessageState; problem: MessageProblem | null };

/** The states that the owner reads: a failed message that no longer applied is listed as withdrawn. */
export const listedStates = ['waiting', 'sent', 'failed', 'unknown', 'withdrawn', 'shown'] as const;
export type ListedState = (typeof listedStates)[number];

export function listedStateOf({ state, problem }: Outcome): ListedState {
  return state === 'failed' && problem === 'no-longer-due' ? 'withdrawn' : state;
}

export function canSendAgain({ kind, ...outcome }: Outcome & { kind: MessageKind }): boolean {
  return mayBeUnsent(outcome) && !carriesSecret(kind);
}

/** Returns whether only the erased link or code of a message is why it cannot be sent again. */
export function isSecretErased({ kind, ...outcome }: Outcome & { kind: MessageKind }): boolean {
  return mayBeUnsent(outcome) && carriesSecret(kind);
}

function mayBeUnsent(outcome: Outcome): boolean {
  return ['failed', 'unknown'].includes(listedStateOf(outcome));
}
