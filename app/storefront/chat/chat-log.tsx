import Phone from 'lucide-react/icons/phone';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLayoutData } from '#storefront/layout/layout-data.ts';
import { trackLink } from '#storefront/layout/page-links.ts';
import { chatText, whatsAppCopy } from '#storefront/whats-app/whats-app.copy.ts';
import { WhatsAppButton } from '#storefront/whats-app/whats-app-button.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { chatTitle } from './chat.copy.ts';
import { chatPanelCopy } from './chat-panel.copy.ts';
import type { RecognizedTopic } from './topics.ts';

export type ChatMessage = {
  id: number;
  sender: 'bot' | 'user';
  message: string;
  /** The topic that an answer is about. */
  topic?: RecognizedTopic | undefined;
  timestamp: Date;
};

const dots = '…';

type ChatLogProps = { messages: ChatMessage[]; isAnswering: boolean };

/** Announces new messages politely to screen readers, and scrolls them into view. */
export function ChatLog({ messages, isAnswering }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const questions = messages.flatMap(({ sender, message }) => (sender === 'user' ? message : []));
  // Offers contact with a person after the second question that the chat did not understand, and after each later one.
  const idsWithHandOver = new Set(fallbackAnswerIds(messages).slice(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls after each new message
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, isAnswering]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={translate(chatPanelCopy.messages)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="chat-log"
    >
      {messages.map(({ id, sender, message, topic, timestamp }) => (
        <p key={id} data-sender={sender} data-at={timestamp.toISOString()} className="chat-message">
          <VisuallyHidden>
            <Text of={sender === 'user' ? chatPanelCopy.you : chatTitle} />
            {': '}
          </VisuallyHidden>
          {message}
          {topic === 'tracking' && <TrackLink />}
          {idsWithHandOver.has(id) && <HandOver questions={questions} />}
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

/** Returns the ids of the answers to questions that the chat did not understand. Skips the greeting. */
function fallbackAnswerIds(messages: ChatMessage[]): number[] {
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

/** Offers contact with a person: on WhatsApp with the questions so far, or else by phone or the contact form. */
function HandOver({ questions }: { questions: string[] }) {
  const contactFormPath = localizePath(useLanguage(), '/#contact');
  const { contacts } = useLayoutData();
  const hrefOf = (of: string) => contacts.find(({ kind }) => kind === of)?.href;
  const phoneHref = hrefOf('phone');
  return (
    <span className="mt-3 mb-1 block">
      {hrefOf('whatsapp') !== undefined ? (
        <WhatsAppButton label={whatsAppCopy.ask} text={chatText(questions)} />
      ) : (
        <ButtonLink
          to={phoneHref ?? contactFormPath}
          variant="outline"
          icon={phoneHref !== undefined && <Phone aria-hidden="true" />}
        >
          <Text of={phoneHref === undefined ? chatPanelCopy.writeToUs : chatPanelCopy.callUs} />
        </ButtonLink>
      )}
    </span>
  );
}
