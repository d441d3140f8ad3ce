import { href } from 'react-router';
import type { ChosenKind } from '#domain/messages/channel-choices/channel-choices.ts';

/** Returns the URL of the text of one kind of message. */
export function textHref(messageKind: ChosenKind): string {
  return href('/admin/messages/texts/:messageKind', { messageKind });
}
