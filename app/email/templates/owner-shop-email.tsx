import { formatPhone } from '#domain/kernel/phone.server.ts';
import { emailCopy } from '#email/email.copy.ts';
import type { EmailContext } from '#email/email-context.ts';
import { ActionLink, Facts, Paragraph, Quote } from '#email/email-parts.tsx';
import type { EmailContent } from '#email/render-email.tsx';
import { contactSubject, ownerEmailCopy } from './owner-email.copy.ts';

type Enquiry = { id: string; name: string; phone: string; email: string | null; message: string };

/** Passes on what someone wrote through the contact form. A reply to the email goes to that person. */
export function contactEmail({ say, panelUrl }: EmailContext, enquiry: Enquiry): EmailContent {
  const { id, name, phone, email, message } = enquiry;
  const facts = [
    { label: say(emailCopy.fullName), value: name },
    { label: say(emailCopy.phone), value: formatPhone(phone) },
    ...(email === null ? [] : [{ label: say(emailCopy.email), value: email }]),
  ];
  const { answerByEmail, answerByPhone } = ownerEmailCopy;
  return {
    subject: say(contactSubject(name)),
    heading: say(ownerEmailCopy.contactMessage),
    reason: 'owner',
    replyTo: email ?? undefined,
    body: (
      <>
        <Facts rows={facts} />
        <Quote text={message} />
        <Paragraph text={say(email === null ? answerByPhone : answerByEmail)} />
        <ActionLink label={say(ownerEmailCopy.openInbox)} href={panelUrl(`/inbox/${id}`)} />
      </>
    ),
  };
}

/** Leaves the reason to the panel: it may be over when this is read. */
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

/** Tells the owner, once a day, that further SMS wait. */
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
