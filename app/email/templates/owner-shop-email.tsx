import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { isAccountId } from '#domain/support/chat-sender.ts';
import type { ContactSource } from '#domain/support/contact-state.ts';
import { emailCopy } from '#email/email.copy.ts';
import type { EmailContext } from '#email/email-context.ts';
import { ActionLink, Facts, Paragraph, Quote } from '#email/email-parts.tsx';
import type { EmailContent } from '#email/render-email.tsx';
import { contactSubject, ownerEmailCopy } from './owner-email.copy.ts';

type Enquiry = {
  id: string;
  name: string;
  phone: string;
  email: string | null;
  message: string;
  source: ContactSource;
};

/** Forwards a contact message. A reply to the e-mail goes to a sender who gave an address. */
export function contactEmail({ say, panelUrl }: EmailContext, enquiry: Enquiry): EmailContent {
  const { id, name, phone, email, message, source } = enquiry;
  const facts = [
    { label: say(emailCopy.fullName), value: name },
    ...(isAccountId(phone) ? [] : [{ label: say(emailCopy.phone), value: formatPhone(phone) }]),
    ...(email === null ? [] : [{ label: say(emailCopy.email), value: email }]),
  ];
  return {
    subject: say(contactSubject(name)),
    heading: say(
      source === 'whatsapp' ? ownerEmailCopy.chatMessage : ownerEmailCopy.contactMessage,
    ),
    reason: 'owner',
    replyTo: email ?? undefined,
    body: (
      <>
        <Facts rows={facts} />
        <Quote text={message} />
        <Paragraph text={say(howToAnswer(enquiry))} />
        <ActionLink label={say(ownerEmailCopy.openInbox)} href={panelUrl(`/inbox/${id}`)} />
      </>
    ),
  };
}

function howToAnswer({ source, email }: Enquiry): Bilingual {
  if (source === 'whatsapp') return ownerEmailCopy.answerChat;
  return email === null ? ownerEmailCopy.answerByPhone : ownerEmailCopy.answerByEmail;
}

/** Announces a failed backup. Leaves the reason to the panel, because it may have changed when this is read. */
export function backupFailedEmail({ say, panelUrl }: EmailContext): EmailContent {
  return {
    subject: say(ownerEmailCopy.backupFailed),
    heading: say(ownerEmailCopy.backupFailed),
    reason: 'owner',
    body: (
      <>
        <Paragraph text={say(ownerEmailCopy.backupFailedMeans)} />
        <ActionLink label={say(ownerEmailCopy.openBackups)} href={panelUrl('/backups')} />
      </>
    ),
  };
}

/** Reports, once a day at most, that the limit of SMS is reached and further ones wait. */
export function smsLimitEmail({ say, panelUrl }: EmailContext): EmailContent {
  return {
    subject: say(ownerEmailCopy.smsLimit),
    heading: say(ownerEmailCopy.smsLimit),
    reason: 'owner',
    body: (
      <>
        <Paragraph text={say(ownerEmailCopy.smsLimitMeans)} />
        <ActionLink
          label={say(ownerEmailCopy.openSettings)}
          href={panelUrl('/settings?tab=notifications')}
        />
      </>
    ),
  };
}
