import { useEffect, useRef } from 'react';
import { useSay } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { chatCopy } from './chat.copy.ts';
import { panelCopy } from './chat-panel.copy.ts';
import type { ChatMessage } from './use-conversation.ts';

const dots = '…';

type ChatLogProps = { messages: ChatMessage[]; isAnswering: boolean };

/** New messages are read out when the reader pauses, and scrolled into view. */
export function ChatLog({ messages, isAnswering }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const say = useSay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new to read is the reason to scroll
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, isAnswering]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={say(panelCopy.messages)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="chat-log"
    >
      {messages.map(({ id, sender, message, timestamp }) => (
        <p key={id} data-sender={sender} data-at={timestamp.toISOString()} className="chat-message">
          <VisuallyHidden>
            <Text of={sender === 'user' ? panelCopy.you : chatCopy.title} />
            {': '}
          </VisuallyHidden>
          {message}
        </p>
      ))}
      {isAnswering && (
        <p aria-hidden="true" data-sender="bot" className="chat-message">
          {dots}
        </p>
      )}
    </div>
  );
}
