import type { ContactState } from '#domain/support/contact-state.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { stateLabels } from './inbox.copy.ts';

const tones = {
  new: 'pending',
  read: 'paid',
  answered: 'shipped',
  done: 'delivered',
} as const;

export function ContactChip({ state }: { state: ContactState }) {
  return <StatusChip tone={tones[state]} label={stateLabels[state]} />;
}
