import { Children, isValidElement, type ReactNode } from 'react';

type Props = { children?: ReactNode; href?: string };

/** What follows the text of an element. */
const ends: Record<string, string> = { p: '\n\n', table: '\n', h2: '\n', br: '\n' };

/** Renders the body of an e-mail as plain text. Its components may use no hooks: they are called as functions. */
export function plainText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (!isValidElement<Props>(node)) return typeof node === 'string' ? node : '';
  const { type, props } = node;
  if (typeof type === 'function') {
    return plainText((type as (given: Props) => ReactNode)(props));
  }
  const { children, href } = props;
  switch (type) {
    case 'tr':
      return `${Children.toArray(children).map(plainText).join(': ')}\n`;
    case 'a':
      return `${plainText(children)}:\n${href}`;
    case 'blockquote':
      return `${plainText(children).replace(/^/gm, '> ')}\n\n`;
    default:
      return plainText(children) + (typeof type === 'string' ? (ends[type] ?? '') : '');
  }
}
