import { type CSSProperties, Fragment, type ReactNode } from 'react';

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
      <Lines of={text} />
    </p>
  );
}

/** Someone else's words, kept apart from the shop's. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote
      style={{ margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: '3px solid #a8751f' }}
    >
      <Lines of={text} />
    </blockquote>
  );
}

type ListOfLinesProps = { title: string; lines: readonly string[] };

export function ListOfLines({ title, lines }: ListOfLinesProps) {
  return (
    <>
      <Title>{title}</Title>
      <Paragraph text={lines.join('\n')} />
    </>
  );
}

/** The one thing to do. The address is the shop's own. */
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

/** A layout table of the whole width, the only kind of layout that all mail clients know. */
export function Table({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}

const tableOfText: CSSProperties = { margin: '0 0 16px', font: 'inherit' };

export function TextTable({ children }: { children: ReactNode }) {
  return <Table style={tableOfText}>{children}</Table>;
}

export function Facts({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <TextTable>
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <td style={{ ...cell, paddingRight: 12, color: colors.faint }}>{label}</td>
          <td align="right" style={cell}>
            {value}
          </td>
        </tr>
      ))}
    </TextTable>
  );
}

export const cell: CSSProperties = {
  padding: '8px 0',
  borderBottom: `1px solid ${colors.line}`,
  verticalAlign: 'top',
};

function Lines({ of: text }: { of: string }) {
  const [first, ...others] = text.split(/\r?\n/);
  const placed = others.map((line, at) => ({ line, key: `${at + 1}` }));
  return (
    <>
      {first}
      {placed.map(({ line, key }) => (
        <Fragment key={key}>
          <br />
          {line}
        </Fragment>
      ))}
    </>
  );
}
