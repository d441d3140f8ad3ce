import type { Language } from '#domain/kernel/bilingual.ts';
import { busyCopy } from './busy.copy.ts';

const look =
  'font:inherit;display:inline-block;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:#1f5c3a;color:#fff;text-decoration:none';

/** Returns a link to the page itself. */
export function linkAgain(language: Language): string {
  return `<p><a href="" style="${look}">${busyCopy.tryAgain[language]}</a></p>\n`;
}

/** Returns a form that sends the same fields to the same address once more. It needs no script. */
export function formAgain(url: string, fields: readonly (readonly [string, string])[]) {
  const inputs = fields.map(
    ([name, value]) =>
      // A text area keeps the ends of lines; a first line break would be swallowed.
      `<textarea hidden name="${escaped(name)}">\n${escaped(value)}</textarea>`,
  );
  return (language: Language) => `<form method="post" action="${escaped(url)}">
${inputs.join('\n')}
<p><button style="${look}">${busyCopy.sendAgain[language]}</button></p>
</form>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
