import { useEffect, useRef, useState } from 'react';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { useLanguage } from '#ui/language.tsx';
import type { ChatFacts } from './answers.copy.ts';
import { answerOn, questions } from './answers.copy.ts';
import { panelCopy } from './chat-panel.copy.ts';
import type { Topic } from './topic-of.ts';
import { topicOf } from './topic-of.ts';

export type ChatMessage = { id: number; sender: 'bot' | 'user'; message: string; timestamp: Date };

const answerDelayMs = 1000;

/** Keeps questions and answers since the chat was first opened. They stay in the browser. */
export function useConversation(facts: ChatFacts) {
  const language = useLanguage();
  const say = (of: Bilingual) => textIn(language, of).text;
  const [messages, setMessages] = useState(() => withMessage([], 'bot', say(panelCopy.greeting)));
  const [unanswered, setUnanswered] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const exchange = (asked: string, topic: Topic | undefined) => {
    setMessages((before) => withMessage(before, 'user', asked));
    setUnanswered((count) => count + 1);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setUnanswered((count) => count - 1);
      setMessages((before) => withMessage(before, 'bot', say(answerOn(topic, facts))));
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
  sender: ChatMessage['sender'],
  message: string,
): ChatMessage[] {
  return [...before, { id: before.length, sender, message, timestamp: new Date() }];
}
