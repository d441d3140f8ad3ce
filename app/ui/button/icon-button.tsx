import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';

/** Screen readers read the `label`; the icon itself is hidden from them. */
type Labelled = { label: Bilingual; icon: ReactNode };

const look =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-pill no-underline transition-colors hover-tint [&_svg]:size-5.5';

export function IconButton({
  label,
  icon,
  className = '',
  ...rest
}: Labelled & ComponentProps<'button'>) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      aria-label={translate(label)}
      className={`${look} ${className}`}
      {...rest}
    >
      {icon}
    </button>
  );
}

export function IconLink({
  label,
  icon,
  className = '',
  ...rest
}: Labelled & ComponentProps<typeof Link>) {
  const translate = useTranslate();
  return (
    <Link aria-label={translate(label)} className={`${look} ${className}`} {...rest}>
      {icon}
    </Link>
  );
}
