import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Card } from '#ui/card.tsx';
import { Both } from '#ui/text.tsx';

type DetailCardProps = {
  id: string;
  title: Bilingual;
  as?: 'section' | 'aside';
  children: ReactNode;
};

export function DetailCard({ id, title, as = 'section', children }: DetailCardProps) {
  return (
    <Card as={as} aria-labelledby={id}>
      <h2 id={id} className="text-[1.5rem] [&>.second]:text-base [&>.second]:leading-normal">
        <Both of={title} />
      </h2>
      {children}
    </Card>
  );
}
