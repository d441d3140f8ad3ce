import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

type Look = {
  /** Gold belongs on green, once a section. Green is the main action on cream, outline the second. */
  variant?: 'primary' | 'gold' | 'outline' | 'quiet' | 'danger';
  /** Minimum heights: small 40 px (44 where a finger presses), medium 48, large 56. */
  size?: 'small' | 'medium' | 'large';
  block?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean };

/**
 * Busy keeps the button in place and in focus, says so, and answers no second press.
 * What it says meanwhile is the caller's: pass other children.
 */
export function Button({ busy = false, onClick, type = 'button', ...rest }: ButtonProps) {
  const { look, words, others } = dressed(rest);
  const refusePress = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type={type}
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refusePress : onClick}
      {...others}
    >
      {busy && <Spinner className="size-4.5 border-2" />}
      {words}
    </button>
  );
}

/** The same look for what leads to another page. Takes what a `Link` of React Router takes. */
export function ButtonLink(props: Look & ComponentProps<typeof Link>) {
  const { look, words, others } = dressed(props);
  return (
    <Link className={look} {...others}>
      {words}
    </Link>
  );
}

function dressed<Props extends Look & { className?: string | undefined; children?: ReactNode }>(
  props: Props,
) {
  const {
    variant = 'primary',
    size = 'medium',
    block,
    icon,
    iconAfter,
    className = '',
    children,
    ...others
  } = props;
  const words = (
    <>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </>
  );
  const look = `button ${variants[variant]} ${sizes[size]} ${block ? 'w-full' : ''} ${className}`;
  return { look, words, others };
}

const variants = {
  primary: 'button-primary',
  gold: 'button-gold',
  outline: 'button-outline',
  quiet: 'button-quiet',
  danger: 'button-danger',
};

const sizes = {
  small: 'button-small',
  medium: '',
  large: 'button-large',
};
