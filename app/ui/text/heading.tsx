import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { DiamondRule } from './diamond-rule.tsx';
import { Both } from './text.tsx';

type HeadingProps = {
  of: Bilingual;
  level?: 'h1' | 'h2';
  id?: string;
  center?: boolean;
};

/** Renders the title of a page or a section, in both languages, over the diamond rule. */
export function Heading({ of, level: Tag = 'h2', id, center = false }: HeadingProps) {
  return (
    <div className={center ? 'mx-auto max-w-180 text-center' : 'max-w-180'}>
      <Tag id={id} className="text-step-3">
        <Both of={of} />
      </Tag>
      <DiamondRule center={center} />
    </div>
  );
}
