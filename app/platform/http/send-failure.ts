import type { PostResult } from './post-once.server.ts';

/** The problems that every provider with an account of the shop can have. */
export type ProviderProblem =
  | 'unreachable'
  | 'sign-in-refused'
  | 'sender-refused'
  | 'no-credit'
  | 'address-refused'
  | 'refused'
  | 'put-off'
  | 'no-answer';

export type SendFailure<Problem extends string = ProviderProblem> = {
  /**
   * `refused`: never retried. `later`: this message is retried. `down`: none can be sent now. `unknown`: it may have been
   * sent, so only the owner sends it again.
   */
  kind: 'refused' | 'later' | 'down' | 'unknown';
  problem: Problem;
  reply: string;
  /** The delay that the provider requested for this message. */
  waitMs?: number;
};

/** The length at which what a provider answered is cut. */
export const maxReplyLength = 300;

/** Classifies a post without a response: the message may have been sent unless the connection never opened. */
export function unansweredFailure({
  kind,
  reason,
}: Exclude<PostResult, { kind: 'answered' }>): SendFailure {
  const reply = reason.slice(0, maxReplyLength);
  if (kind === 'not-heard') return { kind: 'down', problem: 'unreachable', reply };
  return { kind: 'unknown', problem: 'no-answer', reply };
}
