import { listedStateOf } from '#domain/messages/message.ts';
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
  withdrawn: 'pending',
  shown: 'paid',
} as const;

type MessageChipProps = Pick<MessageInList, 'state' | 'problem' | 'channel' | 'isChannelSetUp'>;

/** Shows the state of a message, or that it waits for its channel to be set up. */
export function MessageChip({ channel, isChannelSetUp, ...outcome }: MessageChipProps) {
  const state = listedStateOf(outcome);
  const notSetUp = channel === 'email' ? messagesCopy.notSetUp : channelStates['not-connected'];
  const isStuck = state === 'waiting' && !isChannelSetUp;
  return <StatusChip tone={tones[state]} label={isStuck ? notSetUp : stateLabels[state]} />;
}
