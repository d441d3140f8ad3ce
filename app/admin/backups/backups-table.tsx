import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { Form, href, useNavigation } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { formatFileSize } from '#domain/backups/file-size.ts';
import { Button } from '#ui/button/button.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { backupsCopy, causeLabels, contentsCopy, problemCopy } from './backups.copy.ts';
import type { readBackups } from './read-backups.server.ts';

export type ListedBackup = Awaited<ReturnType<typeof readBackups>>['runs'][number];

export function BackupsTable({ runs }: { runs: ListedBackup[] }) {
  return (
    <DataTable
      caption={backupsCopy.backups}
      columns={columns}
      rows={runs}
      keyOf={(run) => run.id}
    />
  );
}

const columns: Column<ListedBackup>[] = [
  {
    head: backupsCopy.made,
    placeOnPhone: 'start',
    cell: ({ id, made, cause }) => (
      <>
        <span id={madeId(id)} className="tabular-nowrap font-semibold whitespace-nowrap">
          {made}
        </span>
        <CellNote>
          <Text of={causeLabels[cause]} />
        </CellNote>
      </>
    ),
  },
  {
    head: backupsCopy.contents,
    cell: ({ orders, pictures, bytes, problem }) =>
      problem ? (
        <span className="text-md">
          <Both of={problemCopy[problem]} />
        </span>
      ) : (
        <>
          <Both of={contentsCopy(orders ?? 0, pictures ?? 0)} />
          <span className="tabular-nowrap block text-xs text-ink-600 sm:hidden">
            {formatFileSize(bytes ?? 0)}
          </span>
        </>
      ),
  },
  {
    head: backupsCopy.size,
    align: 'end',
    placeOnPhone: 'hidden',
    cell: ({ bytes }) =>
      bytes !== null && <span className="tabular-nowrap">{formatFileSize(bytes)}</span>,
  },
  { head: backupsCopy.state, cell: (run) => <BackupChip run={run} /> },
  {
    head: backupsCopy.download,
    align: 'end',
    cell: (run) =>
      run.hasFile && (
        <>
          <DownloadLink run={run} />
          {run.canBeDeleted && <DeleteBackup {...run} />}
        </>
      ),
  },
];

function BackupChip({ run: { state, hasFile } }: { run: ListedBackup }) {
  if (state === 'failed') return <StatusChip tone="cancelled" label={backupsCopy.failed} />;
  if (hasFile) return <StatusChip tone="delivered" label={backupsCopy.checked} />;
  return (
    <>
      <StatusChip tone="pending" label={backupsCopy.notHere} />
      <CellNote>
        <Text of={backupsCopy.notHereHint} />
      </CellNote>
    </>
  );
}

function madeId(backupId: string): string {
  return `made-${backupId}`;
}

/** Uses a plain link, because the browser has to save the response. */
function DownloadLink({ run: { id } }: { run: ListedBackup }) {
  return (
    <a
      href={href('/admin/backups/:backupId/file', { backupId: id })}
      download
      aria-describedby={madeId(id)}
      className="button button-outline button-small"
    >
      <Download aria-hidden="true" />
      <span>
        <Both of={backupsCopy.download} />
      </span>
    </a>
  );
}

/** Asks for confirmation before deleting, with and without JavaScript. */
function DeleteBackup({ id, formKey }: Pick<ListedBackup, 'id' | 'formKey'>) {
  const isBusy = useNavigation().formData?.get('backupId') === id;
  return (
    <details className="mt-1">
      <summary
        aria-describedby={madeId(id)}
        className="flex min-h-11 cursor-pointer items-center justify-end text-md text-leaf-900"
      >
        <span>
          <Both of={backupsCopy.delete} inline />
        </span>
      </summary>
      <Form method="post" replace>
        <input type="hidden" name="backupId" value={id} />
        <FormKey of={formKey} />
        <Button
          type="submit"
          name="intent"
          value="delete"
          variant="danger"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          aria-describedby={madeId(id)}
          busy={isBusy}
        >
          <Both of={backupsCopy.deleteFile} />
        </Button>
      </Form>
    </details>
  );
}
