import { Fragment, type ReactNode } from 'react';
import type { PolicyBlock, PolicyInline } from '#domain/policies/policy-block.ts';
import { useLanguage } from '#ui/language.tsx';
import { pairBlocks } from './policy-pairs.ts';

type Content = { en: PolicyBlock[]; si: PolicyBlock[] };

/**
 * English with the Sinhala of each passage under it; on a Sinhala page only that, or English where there is no Sinhala.
 */
export function PolicyText({ content: { en, si } }: { content: Content }) {
  const language = useLanguage();
  const pairs = language === 'en' ? pairBlocks(en, si) : undefined;
  return (
    <article className="policy-text mt-10">
      {pairs ? <Blocks blocks={en} others={si} /> : <OneAfterTheOther en={en} si={si} />}
    </article>
  );
}

function OneAfterTheOther({ en, si }: Content) {
  const language = useLanguage();
  if (language === 'si' && si.length > 0) return <Blocks blocks={si} />;
  return (
    <>
      <div lang="en">
        <Blocks blocks={en} />
      </div>
      {language === 'en' && si.length > 0 && (
        <div lang="si" className="mt-12 border-t border-line">
          <Blocks blocks={si} />
        </div>
      )}
    </>
  );
}

/** `others` are the same passages in Sinhala. */
function Blocks({ blocks, others }: { blocks: PolicyBlock[]; others?: PolicyBlock[] | undefined }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn whole and never reordered
    <Fragment key={index}>
      <Block block={block} other={others?.[index]} />
    </Fragment>
  ));
}

function Block({ block, other }: { block: PolicyBlock; other: PolicyBlock | undefined }) {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag>
          <PolicyInlines content={block.content} />
          {other?.kind === 'heading' && <Second of={other} />}
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <>
          <p>
            <PolicyInlines content={block.content} />
          </p>
          {other?.kind === 'paragraph' && (
            <p lang="si">
              <PolicyInlines content={other.content} />
            </p>
          )}
        </>
      );
    case 'list':
      return <List list={block} other={other} />;
  }
}

type PolicyList = Extract<PolicyBlock, { kind: 'list' }>;

function List({ list, other }: { list: PolicyList; other: PolicyBlock | undefined }) {
  const otherItems = other?.kind === 'list' ? other.items : [];
  const items = list.items.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn whole and never reordered
    <li key={index}>
      <Blocks blocks={blocks} others={otherItems[index]} />
    </li>
  ));
  return list.ordered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

function Second({ of }: { of: Extract<PolicyBlock, { kind: 'heading' }> }): ReactNode {
  return (
    <span lang="si" className="second">
      <PolicyInlines content={of.content} />
    </span>
  );
}

/** Inline content of a policy. Only what is listed here can become an element. */
function PolicyInlines({ content }: { content: PolicyInline[] }) {
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
