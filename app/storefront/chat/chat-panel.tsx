import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { frameCopy } from '#storefront/frame/frame.copy.ts';
import { trackLink } from '#storefront/frame/page-links.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Logo } from '#ui/picture/logo.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { ChatFacts } from './answers.copy.ts';
import { questions } from './answers.copy.ts';
import { chatTitle } from './chat.copy.ts';
import { panelCopy } from './chat-panel.copy.ts';
import { HandOver } from './hand-over.tsx';
import { offeredTopics } from './topic-of.ts';
import { type ChatMessage, useConversation } from './use-conversation.ts';

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
          <Both of={chatTitle} />
        </h2>
        <IconButton label={frameCopy.close} icon={<X aria-hidden="true" />} onClick={onClose} />
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

const dots = '…';

type ChatLogProps = { messages: ChatMessage[]; isAnswering: boolean };

/** New messages are read out when the reader pauses, and scrolled into view. */
function ChatLog({ messages, isAnswering }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const asked = messages.flatMap(({ sender, message }) => (sender === 'user' ? message : []));
  const handOvers = new Set(unknownOf(messages).slice(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new to read is the reason to scroll
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, isAnswering]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={translate(panelCopy.messages)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="chat-log"
    >
      {messages.map(({ id, sender, message, topic, timestamp }) => (
        <p key={id} data-sender={sender} data-at={timestamp.toISOString()} className="chat-message">
          <VisuallyHidden>
            <Text of={sender === 'user' ? panelCopy.you : chatTitle} />
            {': '}
          </VisuallyHidden>
          {message}
          {topic === 'tracking' && <TrackLink />}
          {handOvers.has(id) && <HandOver asked={asked} />}
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

/** Returns the ids of the answers to what the chat did not understand. The greeting is no answer. */
function unknownOf(messages: ChatMessage[]): number[] {
  return messages
    .slice(1)
    .filter(({ sender, topic }) => sender === 'bot' && topic === undefined)
    .map(({ id }) => id);
}

function TrackLink() {
  const { href, label } = trackLink(useLanguage());
  return (
    <Link to={href} className="mt-1 flex min-h-11 w-fit items-center font-semibold">
      <Text of={label} />
    </Link>
  );
}

function ChatForm({ onSend }: { onSend: (typed: string) => void }) {
  const translate = useTranslate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = `${new FormData(form).get('chat') ?? ''}`.trim();
    if (typed === '') return;
    onSend(typed);
    form.reset();
  };
  return (
    <form onSubmit={submit} className="flex gap-2 border-t border-line p-3">
      <input
        name="chat"
        type="text"
        aria-label={translate(panelCopy.message)}
        placeholder={translate(panelCopy.placeholder)}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={500}
        className="control min-w-0 flex-1 rounded-pill"
      />
      <IconButton
        type="submit"
        label={panelCopy.send}
        icon={<SendHorizontal aria-hidden="true" />}
        className="size-12 bg-leaf-700 text-cream-50 hover:bg-leaf-600"
      />
    </form>
  );
}
