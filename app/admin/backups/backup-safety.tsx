import { Panel } from '#admin/shell/panel.tsx';
import { Both } from '#ui/text/text.tsx';
import { awayWords, drillWords, safetyCopy, sentWords } from './backup-safety.copy.ts';
import type { readBackups } from './read-backups.server.ts';

type BackupSafetyProps = Pick<
  Awaited<ReturnType<typeof readBackups>>,
  'isEncrypted' | 'away' | 'drill'
>;

/** Says whether backups are encrypted, have left the machine, and came back when that was tried. */
export function BackupSafety({ isEncrypted, away, drill }: BackupSafetyProps) {
  const sent = away?.sent ? sentWords(away.sent, away.to) : safetyCopy.neverSent;
  const lines = [
    isEncrypted ? safetyCopy.encrypted : safetyCopy.plain,
    away ? sent : safetyCopy.notAway,
    ...(away?.problem ? [awayWords[away.problem]] : []),
    drill ? drillWords(drill.on, drill.problem) : safetyCopy.noDrill,
  ];
  return (
    <Panel id="how-safe" title={safetyCopy.title}>
      <ul className="grid list-disc gap-2 ps-5 text-md wrap-anywhere">
        {lines.map((line) => (
          <li key={line.en}>
            <Both of={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
