import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { ScreenHelp } from './screen-help.tsx';

type PageHeaderProps = {
  title: Bilingual;
  subtitle?: Bilingual;
  /** What can be done here, such as a button that adds. */
  children?: ReactNode;
};

/** Heads every page of the panel: its one h1, and what can be done. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <div className="relative mb-6 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <div>
        <div className="flex items-start gap-1.5">
          <h1 className="text-2xl leading-heading">
            <Both of={title} />
          </h1>
          <ScreenHelp />
        </div>
        {subtitle && (
          <p className="mt-1 text-md text-ink-600">
            <Text of={subtitle} />
          </p>
        )}
      </div>
      {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  );
}
