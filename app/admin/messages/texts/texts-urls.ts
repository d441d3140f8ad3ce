import { href } from 'react-router';
import type { ConfigurableKind } from '#domain/messages/channel-choices/channel-choices.ts';

/** Returns the URL of the text of one kind of message. */
export function textHref(messageKind: ConfigurableKind): string {
  return href('/admin/messages/texts/:messageKind', { messageKind });
}
