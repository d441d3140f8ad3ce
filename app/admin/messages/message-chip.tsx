import type { ListedMessage } from '#domain/messages/reading/list-messages.server.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { channelStates } from './channels/channels.copy.ts';
import { messagesCopy, stateLabels } from './messages.copy.ts';

export type MessageInList = ListedMessage & { isChannelSetUp: boolean };

const tones = {
  waiting: 'pending',
  sent: 'delivered',
  failed: 'cancelled',
  unknown: 'pending',
  shown: 'paid',
} as const;

type MessageChipProps = Pick<MessageInList, 'state' | 'problem' | 'channel' | 'isChannelSetUp'>;

/** Shows the state of a message, or that it waits for its channel to be set up or was no longer needed. */
export function MessageChip({ state, problem, channel, isChannelSetUp }: MessageChipProps) {
  if (problem === 'no-longer-due')
    return <StatusChip tone="pending" label={messagesCopy.notNeeded} />;
  const notSetUp = channel === 'email' ? messagesCopy.notSetUp : channelStates['not-connected'];
  const isStuck = state === 'waiting' && !isChannelSetUp;
  return <StatusChip tone={tones[state]} label={isStuck ? notSetUp : stateLabels[state]} />;
}
