import {
  Children,
  type CSSProperties,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react';

export const colors = {
  ink: '#1a211b',
  faint: '#4c554b',
  leaf: '#0f3522',
  gold: '#e2b965',
  line: '#dccba6',
  paper: '#fbf7ee',
  ground: '#f6efe0',
};

export function Paragraph({ text }: { text: string }) {
  return (
    <p style={{ margin: '0 0 16px' }}>
      <Lines text={text} />
    </p>
  );
}

/** Sets someone else's words apart from the shop's. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote
      style={{ margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: '3px solid #a8751f' }}
    >
      <Lines text={text} />
    </blockquote>
  );
}

export function ListOfLines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <Title>{title}</Title>
      <Paragraph text={lines.join('\n')} />
    </>
  );
}

/** Renders a link as a button. */
export function ActionLink({ label, href }: { label: string; href: string }) {
  const look: CSSProperties = {
    display: 'inline-block',
    padding: '12px 22px',
    borderRadius: 999,
    background: colors.leaf,
    color: colors.paper,
    fontWeight: 600,
    textDecoration: 'none',
  };
  return (
    <p style={{ margin: '0 0 20px' }}>
      <a href={href} style={look}>
        {label}
      </a>
    </p>
  );
}

export function Title({ children }: { children: string }) {
  return (
    <h2 style={{ margin: '24px 0 6px', fontSize: 17, fontWeight: 600, color: colors.leaf }}>
      {children}
    </h2>
  );
}

/** Renders a layout table of the whole width, the only layout that all mail clients support. */
export function Table({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  const look = style ?? { margin: '0 0 16px', font: 'inherit' };
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={look}>
      <tbody>{children}</tbody>
    </table>
  );
}

export function Facts({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <Table>
      {rows.map((row) => (
        <Row key={row.label} look="fact" {...row} />
      ))}
    </Table>
  );
}

type RowProps = { look: keyof typeof rowLooks; label: ReactNode; value: string };

export function Row({ look, label, value }: RowProps) {
  return (
    <tr>
      <td style={rowLooks[look].label}>{label}</td>
      <td align="right" style={rowLooks[look].value}>
        {value}
      </td>
    </tr>
  );
}

const ruled = {
  padding: '8px 0',
  borderBottom: `1px solid ${colors.line}`,
  verticalAlign: 'top',
} as const;
const faint = { color: colors.faint };
const bold = { fontWeight: 600, color: colors.ink };
const summed = {
  label: { padding: '6px 12px 0 0' },
  value: { padding: '6px 0 0', whiteSpace: 'nowrap' },
} as const;

const rowLooks = {
  fact: { label: { ...ruled, paddingRight: 12, ...faint }, value: ruled },
  line: { label: { ...ruled, paddingRight: 12 }, value: { ...ruled, whiteSpace: 'nowrap' } },
  sum: { label: { ...summed.label, ...faint }, value: { ...summed.value, ...faint } },
  total: { label: { ...summed.label, ...bold }, value: { ...summed.value, ...bold } },
} satisfies Record<string, { label: CSSProperties; value: CSSProperties }>;

function Lines({ text }: { text: string }) {
  const [first, ...others] = text.split(/\r?\n/);
  return createElement(Fragment, null, first, ...others.flatMap((line) => [breakOfLine, line]));
}

const breakOfLine = <br />;

type ElementProps = { children?: ReactNode; href?: string };

/** The line breaks after an element in plain text. */
const breaksAfter: Record<string, string> = { p: '\n\n', table: '\n', h2: '\n', br: '\n' };

/** Renders the body of an e-mail as plain text. Its components may use no hooks: they are called as functions. */
export function plainText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (!isValidElement<ElementProps>(node)) return typeof node === 'string' ? node : '';
  const { type, props } = node;
  if (typeof type === 'function') {
    return plainText((type as (ownProps: ElementProps) => ReactNode)(props));
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
      return plainText(children) + (typeof type === 'string' ? (breaksAfter[type] ?? '') : '');
  }
}
