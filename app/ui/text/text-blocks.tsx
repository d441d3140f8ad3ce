import './text-blocks.css';
import { Fragment, type ReactNode } from 'react';
import type { TextBlock, TextInline } from '#domain/kernel/text-block.ts';

/** Renders a text, inside of an element with the class `text-blocks`. `others` are the same blocks in Sinhala. */
export function TextBlocks({
  blocks,
  others,
}: {
  blocks: TextBlock[];
  others?: TextBlock[] | undefined;
}) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn whole and never reordered
    <Fragment key={index}>
      <Block block={block} other={others?.[index]} />
    </Fragment>
  ));
}

function Block({ block, other }: { block: TextBlock; other: TextBlock | undefined }) {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag>
          <Inlines content={block.content} />
          {other?.kind === 'heading' && <Second of={other} />}
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <>
          <p>
            <Inlines content={block.content} />
          </p>
          {other?.kind === 'paragraph' && (
            <p lang="si">
              <Inlines content={other.content} />
            </p>
          )}
        </>
      );
    case 'list':
      return <List list={block} other={other} />;
  }
}

type ListBlock = Extract<TextBlock, { kind: 'list' }>;

function List({ list, other }: { list: ListBlock; other: TextBlock | undefined }) {
  const otherItems = other?.kind === 'list' ? other.items : [];
  const items = list.items.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn whole and never reordered
    <li key={index}>
      <TextBlocks blocks={blocks} others={otherItems[index]} />
    </li>
  ));
  return list.ordered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

function Second({ of }: { of: Extract<TextBlock, { kind: 'heading' }> }): ReactNode {
  return (
    <span lang="si" className="second">
      <Inlines content={of.content} />
    </span>
  );
}

/** Renders the allowed inline elements only. */
function Inlines({ content }: { content: TextInline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn whole and never reordered
  return content.map((inline, index) => <Inline key={index} inline={inline} />);
}

function Inline({ inline }: { inline: TextInline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Inlines content={inline.content} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines content={inline.content} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href} className="link">
          <Inlines content={inline.content} />
        </a>
      );
  }
}
