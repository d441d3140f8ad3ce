import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { findCopy, groupTitles } from './find.copy.ts';
import type { Found, FoundItem } from './found.ts';

type FoundOptionsProps = {
  listId: string;
  groups: Found;
  /** The place of the active option over all groups, -1 for none. */
  active: number;
  choose: (href: string) => void;
};

/** Lists what was found in its groups. The field above has the focus and the keys. */
export function FoundOptions({ listId, groups, active, choose }: FoundOptionsProps) {
  const translate = useTranslate();
  let place = 0;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={translate(findCopy.findAnything)}
      className="-mx-2 h-[min(52dvh,440px)] overflow-y-auto overscroll-contain px-2"
    >
      {groups.map(({ group, items }) => {
        const first = place;
        place += items.length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, as ARIA names it
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
            <p
              id={`${listId}-${group}`}
              className="px-3 pt-2.5 pb-1 text-xs font-semibold text-ink-600"
            >
              <Both of={groupTitles[group]} beside />
            </p>
            {items.map((item, at) => (
              <Option
                key={item.href}
                id={`${listId}-${first + at}`}
                item={item}
                isActive={first + at === active}
                onChoose={() => choose(item.href)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = { id: string; item: FoundItem; isActive: boolean; onChoose: () => void };

function Option({ id, item: { title, note }, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has focus and keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="grid min-h-11 cursor-pointer content-center rounded-sm px-3 py-1.5 leading-snug wrap-anywhere hover:bg-leaf-50 aria-selected:bg-leaf-50 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf-600"
    >
      <span className="font-medium text-leaf-900">
        <Both of={title} beside />
      </span>
      {note && <Note of={note} />}
    </div>
  );
}

function Note({ of }: { of: Bilingual }) {
  return (
    <span className="text-sm text-ink-600">
      <Text of={of} />
    </span>
  );
}
