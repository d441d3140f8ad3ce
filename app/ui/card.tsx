import type { ComponentProps, ElementType } from 'react';

type CardProps = Omit<ComponentProps<'div'>, 'ref'> & { as?: ElementType; padded?: boolean };

/** Renders a bordered surface around its children. */
export function Card({ as: Tag = 'div', padded = true, className = '', ...rest }: CardProps) {
  const padding = padded ? 'p-[clamp(20px,3vw,36px)]' : '';
  return (
    <Tag
      className={`rounded-lg border border-line bg-cream-50 shadow-1 ${padding} ${className}`}
      {...rest}
    />
  );
}
