import { href, Link } from 'react-router';
import { Both } from '#ui/text/text.tsx';
import { lastBackupWords, noBackupYet } from './backup-safety.copy.ts';

/** Says at the foot of the dashboard how old the last backup is, and leads to the backups. */
export function BackupAge({ ageMs }: { ageMs: number | undefined }) {
  return (
    <p className="text-sm">
      <Link
        to={href('/admin/backups')}
        className="inline-flex min-h-11 items-center text-ink-600 underline"
      >
        <span>
          <Both of={ageMs === undefined ? noBackupYet : lastBackupWords(ageMs)} beside />
        </span>
      </Link>
    </p>
  );
}
