import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Both, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { auditCopy } from './audit.copy.ts';
import type { DescribedChange } from './describe-changes.ts';

/** Each changed field with what it was and what it is. */
export function ChangesList({ changes }: { changes: readonly DescribedChange[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-2.5 text-md leading-normal">
      {changes.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt className="text-xs leading-snug text-ink-600">
            <Both of={label} beside />
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
            {before && (
              <Side said={<Text of={auditCopy.from} />} look="text-ink-600">
                <Text of={before} />
              </Side>
            )}
            {before && after && (
              <ArrowRight
                aria-hidden="true"
                className="size-4 flex-none self-center text-ink-600"
              />
            )}
            {after && (
              <Side said={<Text of={auditCopy.to} />} look="font-medium text-ink-900">
                <Text of={after} />
              </Side>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SideProps = { said: ReactNode; look: string; children: ReactNode };

function Side({ said, look, children }: SideProps) {
  return (
    <span className={`min-w-0 whitespace-pre-line ${look}`}>
      <VisuallyHidden>{said} </VisuallyHidden>
      {children}
    </span>
  );
}
