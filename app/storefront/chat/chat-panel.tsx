import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Logo } from '#ui/picture/logo.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { answerOn, type ChatFacts, questions } from './answers.copy.ts';
import { chatTitle } from './chat.copy.ts';
import { ChatLog, type ChatMessage } from './chat-log.tsx';
import { chatPanelCopy } from './chat-panel.copy.ts';
import { topicOf } from './topic-of.ts';
import { offeredTopics, type RecognizedTopic, type Topic } from './topics.ts';

export type ChatPanelProps = { facts: ChatFacts; isOpen: boolean; onClose: () => void };

/** Shows the chat widget as a dialog that does not block the page, and that keeps the conversation while it is closed. */
export function ChatPanel({ facts, isOpen, onClose }: ChatPanelProps) {
  const { messages, isAnswering, sendText, sendQuestion } = useConversation(facts);
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
        <IconButton label={layoutCopy.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <ChatLog messages={messages} isAnswering={isAnswering} />
      <div className="flex flex-wrap gap-2 px-4.5 pb-4">
        {offeredTopics.map((topic) => (
          <button
            key={topic}
            type="button"
            className="chat-reply"
            onClick={() => sendQuestion(topic)}
          >
            <Text of={questions[topic]} />
          </button>
        ))}
      </div>
      <ChatForm onSubmit={sendText} />
    </section>
  );
}

/** Returns the element to focus: not the field on touch screens, where the keyboard would cover half of the page. */
function firstFocus(panel: HTMLElement | null): HTMLElement | null | undefined {
  return matchMedia('(pointer: coarse)').matches ? panel : panel?.querySelector('input');
}

function ChatForm({ onSubmit }: { onSubmit: (text: string) => void }) {
  const translate = useTranslate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = `${new FormData(form).get('chat') ?? ''}`.trim();
    if (text === '') return;
    onSubmit(text);
    form.reset();
  };
  return (
    <form onSubmit={submit} className="flex gap-2 border-t border-line p-3">
      <input
        name="chat"
        type="text"
        aria-label={translate(chatPanelCopy.message)}
        placeholder={translate(chatPanelCopy.placeholder)}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={500}
        className="control min-w-0 flex-1 rounded-pill"
      />
      <IconButton
        type="submit"
        label={chatPanelCopy.send}
        icon={<SendHorizontal aria-hidden="true" />}
        className="size-12 bg-leaf-700 text-cream-50 hover:bg-leaf-600"
      />
    </form>
  );
}

const answerDelayMs = 1000;

/** Keeps questions and answers since the chat was first opened, in the memory of the page only. */
function useConversation(facts: ChatFacts) {
  const language = useLanguage();
  const textOf = (of: Bilingual) => textIn(language, of).text;
  const [messages, setMessages] = useState(() =>
    withMessage([], { sender: 'bot', message: textOf(chatPanelCopy.greeting) }),
  );
  const [pendingAnswers, setPendingAnswers] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const answerQuestion = (question: string, topic: RecognizedTopic | undefined) => {
    setMessages((previous) => withMessage(previous, { sender: 'user', message: question }));
    setPendingAnswers((count) => count + 1);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setPendingAnswers((count) => count - 1);
      const message = textOf(answerOn(topic, facts));
      setMessages((previous) => withMessage(previous, { sender: 'bot', message, topic }));
    }, answerDelayMs);
    timers.current.add(timer);
  };
  return {
    messages,
    isAnswering: pendingAnswers > 0,
    sendQuestion: (topic: Topic) => answerQuestion(textOf(questions[topic]), topic),
    sendText: (text: string) => answerQuestion(text, topicOf(text)),
  };
}

function withMessage(
  previous: ChatMessage[],
  message: Omit<ChatMessage, 'id' | 'timestamp'>,
): ChatMessage[] {
  return [...previous, { id: previous.length, timestamp: new Date(), ...message }];
}
