import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { ContactSource } from '#domain/support/contact-state.ts';
import { isAccountId } from '#domain/support/whats-app-sender.ts';
import { emailCopy } from '#email/email.copy.ts';
import type { EmailContext } from '#email/email-context.ts';
import { ActionLink, Facts, Paragraph, Quote } from '#email/email-parts.tsx';
import type { EmailContent } from '#email/render-email.tsx';
import { contactSubject, ownerEmailCopy } from './owner-email.copy.ts';

type Enquiry = {
  id: string;
  name: string;
  /** Holds a phone number, or a WhatsApp account id where Meta hides the number. */
  phone: string;
  email: string | null;
  message: string;
  source: ContactSource;
  /** Says until when a WhatsApp message can be answered; undefined for a message from the contact form. */
  answerChat: Bilingual | undefined;
};

/** Forwards a contact message. Replies go to the sender's e-mail address, if one was given. */
export function contactEmail(
  { translate, panelUrl }: EmailContext,
  enquiry: Enquiry,
): EmailContent {
  const { id, name, phone, email, message, source } = enquiry;
  const facts = [
    { label: translate(emailCopy.fullName), value: name },
    ...(isAccountId(phone)
      ? []
      : [{ label: translate(emailCopy.phone), value: formatPhone(phone) }]),
    ...(email === null ? [] : [{ label: translate(emailCopy.email), value: email }]),
  ];
  return {
    subject: translate(contactSubject(name)),
    heading: translate(
      source === 'whatsapp' ? ownerEmailCopy.whatsAppMessage : ownerEmailCopy.contactMessage,
    ),
    reason: 'owner',
    replyTo: email ?? undefined,
    body: (
      <>
        <Facts rows={facts} />
        <Quote text={message} />
        <Paragraph text={translate(howToAnswer(enquiry))} />
        <ActionLink label={translate(ownerEmailCopy.openInbox)} href={panelUrl(`/inbox/${id}`)} />
      </>
    ),
  };
}

function howToAnswer({ answerChat, email }: Enquiry): Bilingual {
  if (answerChat) return answerChat;
  return email === null ? ownerEmailCopy.answerByPhone : ownerEmailCopy.answerByEmail;
}

/** Announces a failed backup. Leaves the reason to the panel, because it may have changed when this is read. */
export function backupFailedEmail({ translate, panelUrl }: EmailContext): EmailContent {
  return {
    subject: translate(ownerEmailCopy.backupFailed),
    heading: translate(ownerEmailCopy.backupFailed),
    reason: 'owner',
    body: (
      <>
        <Paragraph text={translate(ownerEmailCopy.backupFailedMeans)} />
        <ActionLink label={translate(ownerEmailCopy.openBackups)} href={panelUrl('/backups')} />
      </>
    ),
  };
}

/**
 * Reports that the daily cost limit for SMS is reached, and that further SMS wait or go by the next channel. The shop
 * sends it once a day at most.
 */
export function smsLimitEmail({ translate, panelUrl }: EmailContext): EmailContent {
  return {
    subject: translate(ownerEmailCopy.smsLimit),
    heading: translate(ownerEmailCopy.smsLimit),
    reason: 'owner',
    body: (
      <>
        <Paragraph text={translate(ownerEmailCopy.smsLimitMeans)} />
        <ActionLink
          label={translate(ownerEmailCopy.openSettings)}
          href={panelUrl('/settings?tab=notifications')}
        />
      </>
    ),
  };
}
