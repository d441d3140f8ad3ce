import Trash2 from 'lucide-react/icons/trash';
import { Form, href, useNavigation } from 'react-router';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { accountSinceOf, dismissOf, linkWorksUntil, resetCopy } from './reset-requests.copy.ts';

export type ListedRequest = {
  id: string;
  name: string;
  phone: string;
  /** Whether the phone gets messages; a landline gets none. */
  isMobile: boolean;
  accountSince: string;
  askedAt: string;
  link: { state: 'none' } | { state: 'expired' } | { state: 'works'; expiresAt: string };
  formKey: string;
};

export function RequestsTable({ requests }: { requests: ListedRequest[] }) {
  return (
    <DataTable
      caption={resetCopy.title}
      columns={columns}
      rows={requests}
      keyOf={(request) => request.id}
    />
  );
}

const columns: Column<ListedRequest>[] = [
  {
    head: resetCopy.customer,
    cell: ({ id, name, phone, accountSince }) => (
      <>
        <span id={nameId(id)} className="wrap-anywhere">
          {name}
        </span>
        <CellNote>
          <span className="tabular-nowrap">{phone}</span>
        </CellNote>
        <CellNote>
          <Text of={accountSinceOf(accountSince)} />
        </CellNote>
      </>
    ),
  },
  {
    head: resetCopy.asked,
    cell: ({ askedAt }) => <span className="tabular-nowrap">{askedAt}</span>,
  },
  { head: resetCopy.link, cell: ({ link }) => <Text of={linkStateCopy(link)} /> },
  { head: resetCopy.actions, align: 'end', cell: (request) => <Actions request={request} /> },
];

function nameId(requestId: string): string {
  return `who-${requestId}`;
}

function linkStateCopy(link: ListedRequest['link']): Bilingual {
  if (link.state === 'works') return linkWorksUntil(link.expiresAt);
  return link.state === 'expired' ? resetCopy.expired : resetCopy.noLink;
}

/** Names what the button does: it sends the link, or makes one that is read out to a landline. */
function buttonCopy({ isMobile, link }: ListedRequest): Bilingual {
  const isFirst = link.state === 'none';
  if (isMobile) return isFirst ? resetCopy.send : resetCopy.sendAgain;
  return isFirst ? resetCopy.create : resetCopy.createAgain;
}

function Actions({ request }: { request: ListedRequest }) {
  const { id, name, isMobile, link, formKey } = request;
  const { formData } = useNavigation();
  const isBusy = formData?.get('requestId') === id;
  return (
    <Form
      method="post"
      action={href('/admin/reset-requests')}
      replace
      preventScrollReset
      className="inline-flex items-center justify-end gap-2"
    >
      <input type="hidden" name="requestId" value={id} />
      <FormKey of={formKey} />
      <Button
        type="submit"
        name="intent"
        value="send"
        size="small"
        variant={link.state === 'none' ? 'primary' : 'outline'}
        icon={isMobile ? <WhatsAppGlyph /> : undefined}
        busy={isBusy}
        aria-describedby={nameId(id)}
      >
        <Both of={buttonCopy(request)} />
      </Button>
      <IconButton
        type="submit"
        name="intent"
        value="dismiss"
        label={dismissOf(name)}
        icon={<Trash2 aria-hidden="true" />}
        disabled={isBusy}
        onClick={(event) => ignoreDoubleClick(event, `${id}/dismiss`)}
        className="text-clay-700"
      />
    </Form>
  );
}
