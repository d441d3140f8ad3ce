import type { MessageState } from '#domain/messages/message.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import type { Leaving } from './leaving.ts';
import { messagesCopy, stateWords } from './messages.copy.ts';

const tones = {
  waiting: 'pending',
  sent: 'delivered',
  failed: 'cancelled',
  shown: 'paid',
} as const;

/** What waits for e-mail to be set up says so: it may wait for long. */
export function MessageChip({ state, leaving }: { state: MessageState; leaving: Leaving }) {
  const isStuck = state === 'waiting' && leaving === 'not-set-up';
  return (
    <StatusChip tone={tones[state]} label={isStuck ? messagesCopy.notSetUp : stateWords[state]} />
  );
}
