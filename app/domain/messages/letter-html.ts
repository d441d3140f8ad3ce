import { escapeHtml } from './escape-html.ts';
import type { Letter, LetterBlock } from './letter.ts';

const ink = '#1a211b';
const gold = '#e2b965';
const faint = '#4c554b';
const leaf = '#0f3522';
const line = '#dccba6';
const letters =
  "Figtree, 'Segoe UI', Arial, 'Noto Sans Sinhala', 'Nirmala UI', 'Iskoola Pota', 'Sinhala Sangam MN', sans-serif";
const cell = `padding: 8px 0; border-bottom: 1px solid ${line}; vertical-align: top;`;

/**
 * The letter as mail programs show it: tables and inline styles, for they know little else, no picture and nothing that
 * would be fetched. Every text is escaped here, whoever wrote it.
 */
export function letterHtml({ language, subject, heading, blocks, footer, ...head }: Letter) {
  const leading = language === 'si' ? 1.8 : 1.6;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin: 0; padding: 0; background: #f6efe0;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: #f6efe0;">
<tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: #fbf7ee; border: 1px solid ${line}; border-radius: 14px; overflow: hidden; font: 16px/${leading} ${letters}; color: ${ink}; text-align: left; overflow-wrap: anywhere;">
<tr><td style="padding: 18px 24px; background: ${leaf}; color: #f6efe0; font-size: 20px; font-weight: 600;">${nameHtml(head)}</td></tr>
<tr><td style="padding: 24px;">
<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.35; font-weight: 600; color: ${leaf};">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding: 18px 24px; border-top: 1px solid ${line}; background: #f6efe0; font-size: 14px; color: ${faint};">${footer.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function nameHtml({ shopName, otherName }: Pick<Letter, 'shopName' | 'otherName'>): string {
  if (!otherName) return escapeHtml(shopName);
  const beside = `<span lang="${otherName.language}" style="color: ${gold}; font-size: 16px;">${escapeHtml(otherName.text)}</span>`;
  return `${escapeHtml(shopName)} &nbsp;${beside}`;
}

function blockHtml(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text);
    case 'quote':
      return `<blockquote style="margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #a8751f;">${lines(block.text)}</blockquote>`;
    case 'facts':
      return table(block.rows.map(({ label, value }) => row(label, value)));
    case 'goods':
      return (
        title(block.title) +
        table([
          ...block.lines.map(good),
          ...block.sums.map((each, at) => sum(each, at === block.sums.length - 1)),
        ])
      );
    case 'list':
      return title(block.title) + paragraph(block.lines.join('\n'));
    case 'link':
      return `<p style="margin: 0 0 20px;"><a href="${escapeHtml(block.url)}" style="display: inline-block; padding: 12px 22px; border-radius: 999px; background: ${leaf}; color: #fbf7ee; font-weight: 600; text-decoration: none;">${escapeHtml(block.label)}</a></p>`;
  }
}

function paragraph(text: string): string {
  return `<p style="margin: 0 0 16px;">${lines(text)}</p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

function title(text: string): string {
  return `<h2 style="margin: 24px 0 6px; font-size: 17px; font-weight: 600; color: ${leaf};">${escapeHtml(text)}</h2>`;
}

function table(tableRows: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; font: inherit;">${tableRows.join('')}</table>`;
}

function row(label: string, value: string): string {
  return `<tr><td style="${cell} padding-right: 12px; color: ${faint};">${escapeHtml(label)}</td><td align="right" style="${cell}">${escapeHtml(value)}</td></tr>`;
}

function good({ name, quantity, total }: { name: string; quantity: string; total: string }) {
  return `<tr><td style="${cell} padding-right: 12px;">${escapeHtml(name)} <span style="color: ${faint};">${escapeHtml(quantity)}</span></td><td align="right" style="${cell} white-space: nowrap;">${escapeHtml(total)}</td></tr>`;
}

function sum({ label, value }: { label: string; value: string }, isTotal: boolean): string {
  const look = isTotal ? `font-weight: 600; color: ${ink};` : `color: ${faint};`;
  return `<tr><td style="padding: 6px 12px 0 0; ${look}">${escapeHtml(label)}</td><td align="right" style="padding: 6px 0 0; white-space: nowrap; ${look}">${escapeHtml(value)}</td></tr>`;
}
