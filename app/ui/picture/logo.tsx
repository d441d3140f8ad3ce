import sprite from '#ui/brand/sprite.svg?no-inline';

type LogoProps = {
  shape?: 'wide' | 'stacked' | 'mark';
  tone?: 'on-cream' | 'on-dark';
  /** Without a name the logo is decorative: the link around it, or the text beside it, has the name. */
  name?: string;
  className?: string;
};

const shapes = {
  wide: { id: 'logo', viewBox: '0 0 234 64' },
  stacked: { id: 'logo-stacked', viewBox: '0 0 172 168' },
  mark: { id: 'mark', viewBox: '0 0 64 64' },
};

/** Takes its colors from CSS variables, so that the floating bar can change them without a second picture. */
export function Logo({ shape = 'wide', tone = 'on-cream', name, className = '' }: LogoProps) {
  const { id, viewBox } = shapes[shape];
  return (
    <svg
      viewBox={viewBox}
      className={`logo ${tone === 'on-dark' ? 'logo-on-dark' : ''} ${className}`}
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
