import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from '#ui/feedback/spinner.tsx';

type Look = {
  /** Gold is for green backgrounds, once in a section. Primary is the main action on cream, outline the second. */
  variant?: 'primary' | 'gold' | 'outline' | 'quiet' | 'danger';
  /** Minimum heights: small 40 px (44 on touch screens), medium 48, large 56. */
  size?: 'small' | 'medium' | 'large';
  block?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean };

/**
 * While busy, shows a spinner, keeps the focus, sets `aria-busy`, and ignores clicks. The caller passes other children
 * for the text while busy.
 */
export function Button({ busy = false, onClick, type = 'button', ...rest }: ButtonProps) {
  const { look, content, others } = splitLook(rest);
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
      {content}
    </button>
  );
}

/** Renders a link that looks like a button. Takes the props of React Router's `Link`. */
export function ButtonLink(props: Look & ComponentProps<typeof Link>) {
  const { look, content, others } = splitLook(props);
  return (
    <Link className={look} {...others}>
      {content}
    </Link>
  );
}

function splitLook<Props extends Look & { className?: string | undefined; children?: ReactNode }>(
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
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </>
  );
  const look = `button ${variants[variant]} ${sizes[size]} ${block ? 'w-full' : ''} ${className}`;
  return { look, content, others };
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
