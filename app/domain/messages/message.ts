/** What a message says. The first six go to customers, the others to the owner. */
export const messageKinds = [
  'order-placed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'password-reset',
  'email-proof',
  'new-order',
  'contact-message',
  'backup-failed',
] as const;
export type MessageKind = (typeof messageKinds)[number];

export const audiences = ['customer', 'owner'] as const;

/** How a message travels. Others plug in as further channels. */
export const channelNames = ['email'] as const;
export type ChannelName = (typeof channelNames)[number];

/** `shown` is what demo mode makes of a message: nothing leaves, the panel shows it. */
export const messageStates = ['waiting', 'sent', 'failed', 'shown'] as const;
export type MessageState = (typeof messageStates)[number];

/** Why the last try failed. The first five lie with the mail server as a whole, the others with this one message. */
export const messageProblems = [
  'unreachable',
  'sign-in-refused',
  'sign-in-needed',
  'sender-refused',
  'not-secure',
  'address-refused',
  'refused',
  'put-off',
  'too-late',
  'not-set-up',
  'held-back',
  'fault',
] as const;
export type MessageProblem = (typeof messageProblems)[number];

/** A link went with its message, and a new one is made only by asking for it again. */
export function carriesLink(kind: MessageKind): boolean {
  return kind === 'password-reset' || kind === 'email-proof';
}

export function canSendAgain({ state, kind }: { state: MessageState; kind: MessageKind }): boolean {
  return state === 'failed' && !carriesLink(kind);
}
