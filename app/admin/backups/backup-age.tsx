import { href, Link } from 'react-router';
import { Both } from '#ui/text/text.tsx';
import { lastBackupCopy, noBackupYet } from './backup-safety.copy.ts';

/** Shows the age of the last backup at the bottom of the dashboard, as a link to the backups. */
export function BackupAge({ ageMs }: { ageMs: number | undefined }) {
  return (
    <p className="text-sm">
      <Link
        to={href('/admin/backups')}
        className="inline-flex min-h-11 items-center text-ink-600 underline"
      >
        <span>
          <Both of={ageMs === undefined ? noBackupYet : lastBackupCopy(ageMs)} inline />
        </span>
      </Link>
    </p>
  );
}
