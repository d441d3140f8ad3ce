import { Link } from 'react-router';
import { useSay } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { auditCopy, subjectKindWords } from './audit.copy.ts';
import { type AuditShown, auditHref, subjectKinds } from './audit-address.ts';

/** All changes, or those of one kind of thing. */
export function KindFilter({ shown }: { shown: AuditShown }) {
  const say = useSay();
  return (
    <nav aria-label={say(auditCopy.subject)} className="flex flex-wrap gap-1.5">
      {([undefined, ...subjectKinds] as const).map((kind) => (
        <Link
          key={kind ?? 'all'}
          to={auditHref({ kind, page: 1 })}
          preventScrollReset
          aria-current={kind === shown.kind ? 'true' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline transition-colors hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={kind ? subjectKindWords[kind] : auditCopy.all} />
        </Link>
      ))}
    </nav>
  );
}
