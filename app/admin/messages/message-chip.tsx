import type { ListedMessage } from '#domain/messages/reading/list-messages.server.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { messagesCopy, stateLabels } from './messages.copy.ts';

/** Tells whether messages are sent: never in demo mode, otherwise once a channel is set up. */
export type Sending = 'sent' | 'demo' | 'not-set-up';

const tones = {
  waiting: 'pending',
  sent: 'delivered',
  failed: 'cancelled',
  unknown: 'pending',
  shown: 'paid',
} as const;

type MessageChipProps = Pick<ListedMessage, 'state' | 'problem'> & { sending: Sending };

/** Shows the state of a message, or that it waits for a channel to be set up or was no longer needed. */
export function MessageChip({ state, problem, sending }: MessageChipProps) {
  if (problem === 'no-longer-due')
    return <StatusChip tone="pending" label={messagesCopy.notNeeded} />;
  const isStuck = state === 'waiting' && sending === 'not-set-up';
  return (
    <StatusChip tone={tones[state]} label={isStuck ? messagesCopy.notSetUp : stateLabels[state]} />
  );
}
