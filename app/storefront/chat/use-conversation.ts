import { useEffect, useRef, useState } from 'react';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { useLanguage } from '#ui/text/language.tsx';
import type { ChatFacts } from './answers.copy.ts';
import { answerOn, questions } from './answers.copy.ts';
import { panelCopy } from './chat-panel.copy.ts';
import type { Topic, Understood } from './topic-of.ts';
import { topicOf } from './topic-of.ts';

export type ChatMessage = {
  id: number;
  sender: 'bot' | 'user';
  message: string;
  /** What an answer is on. */
  topic?: Understood | undefined;
  timestamp: Date;
};

const answerDelayMs = 1000;

/** Keeps questions and answers since the chat was first opened. They stay in the browser. */
export function useConversation(facts: ChatFacts) {
  const language = useLanguage();
  const say = (of: Bilingual) => textIn(language, of).text;
  const [messages, setMessages] = useState(() =>
    withMessage([], { sender: 'bot', message: say(panelCopy.greeting) }),
  );
  const [unanswered, setUnanswered] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const exchange = (asked: string, topic: Understood | undefined) => {
    setMessages((before) => withMessage(before, { sender: 'user', message: asked }));
    setUnanswered((count) => count + 1);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setUnanswered((count) => count - 1);
      const message = say(answerOn(topic, facts));
      setMessages((before) => withMessage(before, { sender: 'bot', message, topic }));
    }, answerDelayMs);
    timers.current.add(timer);
  };
  return {
    messages,
    isAnswering: unanswered > 0,
    askAbout: (topic: Topic) => exchange(say(questions[topic]), topic),
    ask: (typed: string) => exchange(typed, topicOf(typed)),
  };
}

function withMessage(
  before: ChatMessage[],
  message: Omit<ChatMessage, 'id' | 'timestamp'>,
): ChatMessage[] {
  return [...before, { id: before.length, timestamp: new Date(), ...message }];
}
