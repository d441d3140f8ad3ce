import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { customerCopy } from '#admin/customers/customer.copy.ts';
import { customerHref } from '#admin/customers/customers-urls.ts';
import { exportTitles } from '#admin/export/export.copy.ts';
import { channelsCopy } from '#admin/messages/channels/channels.copy.ts';
import { textsCopy } from '#admin/messages/texts/texts.copy.ts';
import { textHref } from '#admin/messages/texts/texts-urls.ts';
import { policyHref } from '#admin/policies/policies-tabs.ts';
import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts';
import { policyKinds } from '#domain/policies/policy.ts';
import { Text } from '#ui/text/text.tsx';
import { auditCopy, policyLabels, subjectKindLabels } from './audit.copy.ts';

/** The changed record of an entry, named for the table. */
export type ShownSubject = {
  kind: AuditSubjectKind;
  id: string;
  /** Missing if the subject was deleted, or if its kind is enough to name it. For a note the phone of its customer. */
  name: string | undefined;
  /** Applies only to kinds whose records can be deleted. A deleted product still has a name. */
  isDeleted: boolean;
};

/** Names the changed record, and links to its page if it has one. */
export function SubjectLink({ subject: { kind, id, name, isDeleted } }: { subject: ShownSubject }) {
  switch (kind) {
    case 'order':
      return (
        <Link to={href('/admin/orders/:orderId', { orderId: id })} className={linkClass}>
          {name ?? id}
        </Link>
      );
    case 'product':
      if (isDeleted) return name ?? id;
      return (
        <Link to={href('/admin/products/:productId', { productId: id })} className={linkClass}>
          {name ?? id}
        </Link>
      );
    case 'settings':
      return <SettingsLink id={id} />;
    case 'demo':
      return <Text of={subjectKindLabels.demo} />;
    case 'export':
      return <Text of={exportTitleOf(id)} />;
    case 'backups':
      return (
        <Link to={href('/admin/backups')} className={linkClass}>
          <Text of={subjectKindLabels.backups} />
        </Link>
      );
    case 'account':
      return name ?? <Text of={auditCopy.deletedAccount} />;
    case 'promo-code':
      return (
        <Link
          to={href('/admin/promo-codes/:promoCodeId', { promoCodeId: id })}
          className={linkClass}
        >
          <Text of={subjectKindLabels['promo-code']} />
        </Link>
      );
    case 'policy':
      return <PolicyLink id={id} />;
    case 'picture':
      return <Text of={auditCopy.uploadedPicture} />;
    case 'customer-note':
      return <NoteLink phone={name} />;
    case 'remittance':
      return (
        <LinkIfKept
          isDeleted={isDeleted}
          to={href('/admin/remittances/:remittanceId', { remittanceId: id })}
        >
          <Text of={subjectKindLabels.remittance} />
        </LinkIfKept>
      );
    case 'review':
      return (
        <Link to={href('/admin/reviews/:reviewId', { reviewId: id })} className={linkClass}>
          <Text of={auditCopy.review} />
        </Link>
      );
    case 'message':
      return (
        <LinkIfKept
          isDeleted={isDeleted}
          to={href('/admin/messages/:messageId', { messageId: id })}
        >
          <Text of={auditCopy.sentMessage} />
        </LinkIfKept>
      );
    case 'contact-message':
      return (
        <LinkIfKept
          isDeleted={isDeleted}
          to={href('/admin/inbox/:contactMessageId', { contactMessageId: id })}
        >
          <Text of={auditCopy.contactMessage} />
        </LinkIfKept>
      );
  }
}

type LinkIfKeptProps = { isDeleted: boolean; to: string; children: ReactNode };

/** Links to a record while it exists; names it without a link once it is deleted. */
function LinkIfKept({ isDeleted, to, children }: LinkIfKeptProps) {
  if (isDeleted) return children;
  return (
    <Link to={to} className={linkClass}>
      {children}
    </Link>
  );
}

/** Links to the settings, or to the channels or texts of messages. */
function SettingsLink({ id }: { id: string }) {
  const { to, title } = settingsPages[id] ?? shopSettings;
  return (
    <Link to={to} className={linkClass}>
      <Text of={title} />
    </Link>
  );
}

const shopSettings = { to: href('/admin/settings'), title: auditCopy.shopSettings };
/** Maps stored ids of subjects to their pages. `message-ways` is the stored name of the channels. */
const settingsPages: Record<string, typeof shopSettings> = {
  'message-ways': { to: href('/admin/messages/channels'), title: channelsCopy.title },
  'message-texts': { to: textHref('order-placed'), title: textsCopy.title },
};

/** Links to the customer of the note, as long as the note exists. */
function NoteLink({ phone }: { phone: string | undefined }) {
  const label = <Text of={auditCopy.customerNote} />;
  if (!phone) return label;
  return (
    <Link to={customerHref(phone)} className={linkClass}>
      {label}
    </Link>
  );
}

/** Links to the form of this policy, with its earlier versions. */
function PolicyLink({ id }: { id: string }) {
  const kind = policyKinds.find((known) => known === id);
  if (!kind) return id;
  return (
    <Link to={policyHref(kind)} className={linkClass}>
      <Text of={policyLabels[kind]} />
    </Link>
  );
}

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center font-medium text-leaf-700 underline sm:min-h-0 sm:min-w-0';

function exportTitleOf(id: string) {
  if (id === 'offers') return customerCopy.offers;
  return id === 'courier' ? exportTitles.courier : exportTitles.orders;
}
