import Trash2 from 'lucide-react/icons/trash';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { backupsCopy } from './backups.copy.ts';

/** Asks before it deletes, with and without scripts. */
export function DeleteBackup({ id, describedBy }: { id: string; describedBy: string }) {
  const isBusy = useNavigation().formData?.get('backupId') === id;
  return (
    <details className="mt-1">
      <summary
        aria-describedby={describedBy}
        className="flex min-h-11 cursor-pointer items-center justify-end text-md text-leaf-900"
      >
        <span>
          <Both of={backupsCopy.delete} beside />
        </span>
      </summary>
      <Form method="post" replace>
        <input type="hidden" name="backupId" value={id} />
        <Button
          type="submit"
          name="intent"
          value="delete"
          variant="danger"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          aria-describedby={describedBy}
          busy={isBusy}
        >
          <Both of={backupsCopy.deleteFile} />
        </Button>
      </Form>
    </details>
  );
}
