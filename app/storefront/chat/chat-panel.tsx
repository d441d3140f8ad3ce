import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { Both, Text } from '#ui/text.tsx';
import { questions } from './answers.copy.ts';
import { chatCopy } from './chat.copy.ts';
import type { ChatFacts } from './chat-facts.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { offeredTopics } from './topics.ts';
import { useConversation } from './use-conversation.ts';

export type ChatPanelProps = { facts: ChatFacts; isOpen: boolean; onClose: () => void };

/** The page beside it stays usable. Closed, it keeps the conversation. */
export function ChatPanel({ facts, isOpen, onClose }: ChatPanelProps) {
  const { messages, isAnswering, ask, askAbout } = useConversation(facts);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) firstFocus(panel.current)?.focus();
  }, [isOpen]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby="chat-title"
      tabIndex={-1}
      hidden={!isOpen}
      onKeyDown={closeOnEscape}
      className="chat-panel on-cream"
    >
      <div className="on-dark flex items-center gap-3 bg-leaf-900 py-3 ps-4.5 pe-2.5">
        <Logo shape="mark" tone="on-dark" className="w-8" />
        <h2 id="chat-title" className="chat-title">
          <Both of={chatCopy.title} />
        </h2>
        <IconButton label={chatCopy.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <ChatLog messages={messages} isAnswering={isAnswering} />
      <div className="flex flex-wrap gap-2 px-4.5 pb-4">
        {offeredTopics.map((topic) => (
          <button key={topic} type="button" className="chat-reply" onClick={() => askAbout(topic)}>
            <Text of={questions[topic]} />
          </button>
        ))}
      </div>
      <ChatForm onSend={ask} />
    </section>
  );
}

/**
 * Returns what takes the focus: on touch screens not the field, which would bring up the keyboard over half of the
 * screen.
 */
function firstFocus(panel: HTMLElement | null): HTMLElement | null | undefined {
  return matchMedia('(pointer: coarse)').matches ? panel : panel?.querySelector('input');
}
