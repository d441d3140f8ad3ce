import type { PolicyInline } from '#domain/policies/policy-block.ts';

/** Inline content of a policy. Only what is listed here can become an element. */
export function PolicyInlines({ content }: { content: PolicyInline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn whole and never reordered
  return content.map((inline, index) => <Inline key={index} inline={inline} />);
}

function Inline({ inline }: { inline: PolicyInline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <PolicyInlines content={inline.content} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <PolicyInlines content={inline.content} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href} className="link">
          <PolicyInlines content={inline.content} />
        </a>
      );
  }
}
