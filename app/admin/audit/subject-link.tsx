import { href, Link } from 'react-router';
import { exportTitles } from '#admin/papers/export.copy.ts';
import { policyHref } from '#admin/policies/policies-tabs.ts';
import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts';
import { policyKinds } from '#domain/policies/policy.ts';
import { Text } from '#ui/text.tsx';
import { auditCopy, policyWords, subjectKindWords } from './audit.copy.ts';

/** The name is missing where what was changed is no longer there, or needs none. */
export type ShownSubject = {
  kind: AuditSubjectKind;
  id: string;
  name: string | undefined;
  /** A deleted product has a name, but no page to go to. */
  isGone: boolean;
};

/** Names what was changed, and leads to it where it has a page. */
export function SubjectLink({ subject: { kind, id, name, isGone } }: { subject: ShownSubject }) {
  switch (kind) {
    case 'order':
      return (
        <Link to={href('/admin/orders/:orderId', { orderId: id })} className={look}>
          {name ?? id}
        </Link>
      );
    case 'product':
      if (isGone) return name ?? id;
      return (
        <Link to={href('/admin/products/:productId', { productId: id })} className={look}>
          {name ?? id}
        </Link>
      );
    case 'settings':
      return (
        <Link to={href('/admin/settings')} className={look}>
          <Text of={auditCopy.shopSettings} />
        </Link>
      );
    case 'export':
      return <Text of={id === 'courier' ? exportTitles.courier : exportTitles.orders} />;
    case 'backups':
      return (
        <Link to={href('/admin/backups')} className={look}>
          <Text of={subjectKindWords.backups} />
        </Link>
      );
    case 'account':
      return name ?? <Text of={auditCopy.deletedAccount} />;
    case 'policy':
      return <PolicyLink id={id} />;
    case 'picture':
      return <Text of={auditCopy.uploadedPicture} />;
    case 'message':
      return (
        <Link to={href('/admin/messages/:messageId', { messageId: id })} className={look}>
          <Text of={auditCopy.sentMessage} />
        </Link>
      );
    case 'contact-message':
      return (
        <Link
          to={href('/admin/inbox/:contactMessageId', { contactMessageId: id })}
          className={look}
        >
          <Text of={auditCopy.contactMessage} />
        </Link>
      );
  }
}

/** Leads to the form of this policy, with its earlier versions. */
function PolicyLink({ id }: { id: string }) {
  const kind = policyKinds.find((known) => known === id);
  if (!kind) return id;
  return (
    <Link to={policyHref(kind)} className={look}>
      <Text of={policyWords[kind]} />
    </Link>
  );
}

const look = 'inline-flex min-h-11 items-center font-medium text-leaf-700 underline sm:min-h-0';
