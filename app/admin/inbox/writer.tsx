import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { greeting, inboxCopy } from './inbox.copy.ts';
import type { WaysToAnswer } from './ways-to-answer.server.ts';

type WriterProps = { message: InboxMessage; ways: WaysToAnswer };

/** Who wrote, when, and the ways to reach them. */
export function Writer({ message, ways }: WriterProps) {
  const { name, email, createdAt } = message;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 text-md sm:grid-cols-2">
        <Fact label={inboxCopy.from}>{name}</Fact>
        <Fact label={inboxCopy.received}>{shortDateTime(createdAt)}</Fact>
        <Fact label={inboxCopy.phone}>
          <span className="figures">{ways.phone}</span>
        </Fact>
        {email !== null && <Fact label={inboxCopy.email}>{email}</Fact>}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {ways.whatsApp !== undefined && (
          <ButtonLink
            to={whatsAppLink(ways.whatsApp, greetingFor(message))}
            target="_blank"
            rel="noreferrer"
            {...look}
            icon={<MessageCircle aria-hidden="true" />}
          >
            <Text of={inboxCopy.whatsApp} />
            <VisuallyHidden>
              {', '}
              <Text of={inboxCopy.opensNewTab} />
            </VisuallyHidden>
          </ButtonLink>
        )}
        <ButtonLink to={`tel:${ways.tel}`} {...look} icon={<Phone aria-hidden="true" />}>
          <Text of={inboxCopy.call} />
        </ButtonLink>
        {email !== null && (
          <ButtonLink
            to={`mailto:${encodeURI(email)}`}
            {...look}
            icon={<Mail aria-hidden="true" />}
          >
            <Text of={inboxCopy.write} />
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const look = { variant: 'outline', size: 'small' } as const;

/** In Sinhala to whoever wrote in Sinhala. */
function greetingFor({ name, message }: InboxMessage): string {
  const language = /\p{Script=Sinhala}/u.test(message) ? 'si' : 'en';
  return textIn(language, greeting(name)).text;
}

function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs leading-snug text-ink-600">
        <Both of={label} beside />
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
