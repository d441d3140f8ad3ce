import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Botanical, type Plant } from '#ui/picture/botanical.tsx';
import { Both } from '#ui/text/text.tsx';

type EmptyStateProps = {
  of: Bilingual;
  plant?: Plant;
  /** Replaces the plant, such as by an icon or a spinner. */
  icon?: ReactNode;
  /** The element of the text: a heading of the level that fits the page, or a paragraph. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  /** Sets a text of a whole sentence smaller than a short title. */
  isLongText?: boolean;
  /** The next step, such as a button. */
  children?: ReactNode;
};

/** Renders a drawing, a text and the next step instead of an empty list. */
export function EmptyState({
  of,
  plant = 'coconut-sesame',
  icon,
  as: Tag = 'h2',
  isLongText,
  children,
}: EmptyStateProps) {
  const size = isLongText ? 'max-w-[46ch] text-step-1' : 'text-step-2';
  return (
    <div className="grid h-full content-center justify-items-center gap-3.5 px-6 py-14 text-center">
      <span aria-hidden="true" className="text-leaf-600/75">
        {icon ?? <Botanical plant={plant} className="size-21" />}
      </span>
      <Tag className={Tag === 'p' ? 'max-w-measure text-step-0' : size}>
        <Both of={of} />
      </Tag>
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
