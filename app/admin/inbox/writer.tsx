import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Fact, Facts } from '#admin/page/facts.tsx';
import { textIn } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { ContactChannels } from './contact-channels.server.ts';
import { greeting, inboxCopy } from './inbox.copy.ts';

/** Shows who wrote, when, and the channels by which to answer. */
export function Writer({
  message,
  channels,
}: {
  message: InboxMessage;
  channels: ContactChannels;
}) {
  const { name, email, createdAt } = message;
  return (
    <>
      <Facts>
        <Fact label={inboxCopy.from}>{name}</Fact>
        <Fact label={inboxCopy.received}>{shortDateTime(createdAt)}</Fact>
        <Fact label={inboxCopy.phone}>
          <span className="figures">{channels.phone}</span>
        </Fact>
        {email !== null && <Fact label={inboxCopy.email}>{email}</Fact>}
      </Facts>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {channels.whatsApp !== undefined && (
          <ButtonLink
            to={whatsAppLink(channels.whatsApp, greetingFor(message))}
            target="_blank"
            rel="noreferrer"
            {...buttonLook}
            icon={<WhatsAppGlyph />}
          >
            <Text of={inboxCopy.whatsApp} />
            <VisuallyHidden>
              {', '}
              <Text of={inboxCopy.opensNewTab} />
            </VisuallyHidden>
          </ButtonLink>
        )}
        <ButtonLink to={`tel:${channels.tel}`} {...buttonLook} icon={<Phone aria-hidden="true" />}>
          <Text of={inboxCopy.call} />
        </ButtonLink>
        {email !== null && (
          <ButtonLink
            to={`mailto:${encodeURI(email)}`}
            {...buttonLook}
            icon={<Mail aria-hidden="true" />}
          >
            <Text of={inboxCopy.write} />
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const buttonLook = { variant: 'outline', size: 'small' } as const;

/** Greets in Sinhala those who wrote in Sinhala. */
function greetingFor({ name, message }: InboxMessage): string {
  const language = /\p{Script=Sinhala}/u.test(message) ? 'si' : 'en';
  return textIn(language, greeting(name)).text;
}
