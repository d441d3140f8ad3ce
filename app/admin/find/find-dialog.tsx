import { useId, useRef } from 'react';
import { Form, href, useNavigate } from 'react-router';
import { panelCopy } from '#admin/frame/panel.copy.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { findCopy, resultCount } from './find.copy.ts';
import { FoundOptions } from './found-options.tsx';
import { useCombobox } from './use-combobox.ts';

type FindDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Finds anything in the panel while one types, by the combobox pattern of ARIA 1.2. */
export function FindDialog({ open, onOpenChange }: FindDialogProps) {
  const listId = useId();
  const translate = useTranslate();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const close = () => onOpenChange(false);
  const choose = (to: string) => {
    close();
    void navigate(to);
  };
  const found = useCombobox({ listId, isOpen: open, choose });
  const { typed, groups, count, active, type, press } = found;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      focusFirst={field}
      title={findCopy.findAnything}
      closeLabel={panelCopy.close}
      header={
        <p aria-hidden="true" className="panel text-lg leading-snug font-semibold text-ink-900">
          <Text of={findCopy.findAnything} />
        </p>
      }
    >
      <Form
        action={href('/admin/find')}
        role="search"
        onSubmit={close}
        className="panel grid gap-3 text-base"
      >
        <input
          ref={field}
          type="search"
          name="q"
          role="combobox"
          aria-label={translate(findCopy.what)}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          placeholder={translate(findCopy.what)}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={type}
          onKeyDown={press}
          className="control"
        />
        <FoundOptions {...{ listId, groups, active, choose }} />
        <p role="status" className="min-h-6 text-md text-ink-600">
          <Status {...found} />
        </p>
      </Form>
    </Dialog>
  );
}

function Status({ isWaiting, failed, count }: ReturnType<typeof useCombobox>) {
  if (isWaiting) return <Text of={panelCopy.loading} />;
  if (failed) return <Text of={findCopy.noAnswer} />;
  return <Text of={count === 0 ? findCopy.nothingHint : resultCount(count)} />;
}
