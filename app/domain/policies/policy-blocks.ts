import { lexer, type Token, type Tokens } from 'marked';
import { parseUrl } from '#domain/kernel/parse-url.ts';
import type { TextBlock, TextInline } from '#domain/kernel/text-block.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The base of relative URLs. No real host ends in .invalid. */
const ownOrigin = new URL('https://ownOrigin.invalid/');

/**
 * Parses a policy's Markdown into headings, paragraphs, lists, links, emphasis and line breaks. Drops horizontal rules
 * and link definitions; everything else, raw HTML and pictures included, is shown as the owner typed it.
 */
export function parsePolicy(markdown: string): TextBlock[] {
  return inHeadingOrder(blocksOf(lexer(markdown)));
}

function blocksOf(tokens: readonly Token[]): TextBlock[] {
  return tokens.flatMap((token): TextBlock[] => {
    switch (token.type) {
      case 'space':
      case 'hr':
      case 'def':
        return [];
      case 'heading':
        return [{ kind: 'heading', level: headingLevel(token), content: inlinesOf(token) }];
      case 'paragraph':
      case 'text':
        return [{ kind: 'paragraph', content: inlinesOf(token) }];
      case 'list':
        return [listOf(token as Tokens.List)];
      default:
        return [{ kind: 'paragraph', content: [{ kind: 'text', text: token.raw.trim() }] }];
    }
  });
}

function headingLevel(token: Token): 2 | 3 | 4 {
  const { depth } = token as Tokens.Heading;
  if (depth <= 2) return 2;
  return depth === 3 ? 3 : 4;
}

function listOf({ ordered, start, items }: Tokens.List): TextBlock {
  return {
    kind: 'list',
    ordered,
    start: typeof start === 'number' ? start : 1,
    items: items.map((item) => blocksOf(item.tokens)),
  };
}

function inlinesOf(token: Token): TextInline[] {
  const inner = 'tokens' in token ? token.tokens : undefined;
  return inner ? inner.flatMap(inlineOf) : [asTyped(token)];
}

function inlineOf(token: Token): TextInline[] {
  switch (token.type) {
    case 'br':
      return [{ kind: 'break' }];
    case 'strong':
    case 'em':
      return [{ kind: token.type, content: inlinesOf(token) }];
    case 'link':
      return [linkOf(token as Tokens.Link)];
    case 'text':
    case 'escape':
      return [{ kind: 'text', text: (token as Tokens.Text).text }];
    default:
      return [asTyped(token)];
  }
}

function linkOf(token: Tokens.Link): TextInline {
  const href = safeHref(token.href);
  if (href === undefined) return asTyped(token);
  return { kind: 'link', href, content: inlinesOf(token) };
}

function asTyped(token: Token): TextInline {
  return { kind: 'text', text: token.raw };
}

/** Closes gaps between heading levels, because screen readers jump from level to level. */
function inHeadingOrder(blocks: TextBlock[]): TextBlock[] {
  let previousLevel = 1;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const level = Math.min(block.level, previousLevel + 1) as 2 | 3 | 4;
    previousLevel = level;
    return { ...block, level };
  });
}

/**
 * Returns the URL of a link, or undefined for schemes that are not allowed. Parses as browsers do, so that tabs, line
 * breaks and backslashes cannot hide a scheme. URLs of the shop itself stay relative.
 */
function safeHref(input: string): string | undefined {
  const url = parseUrl(input, ownOrigin.href);
  if (!url || !schemes.has(url.protocol)) return undefined;
  return url.host === ownOrigin.host ? input.trim() : url.href;
}
