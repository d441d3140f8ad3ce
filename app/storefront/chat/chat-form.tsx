import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { FormEvent } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { useSay } from '#ui/language.tsx';
import { panelCopy } from './chat-panel.copy.ts';

export function ChatForm({ onSend }: { onSend: (typed: string) => void }) {
  const say = useSay();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = `${new FormData(form).get('chat') ?? ''}`.trim();
    if (typed === '') return;
    onSend(typed);
    form.reset();
  };
  return (
    <form onSubmit={submit} className="flex gap-2 border-t border-line p-3">
      <input
        name="chat"
        type="text"
        aria-label={say(panelCopy.message)}
        placeholder={say(panelCopy.placeholder)}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={500}
        className="control min-w-0 flex-1 rounded-pill"
      />
      <IconButton
        type="submit"
        label={panelCopy.send}
        icon={<SendHorizontal aria-hidden="true" />}
        className="size-12 bg-leaf-700 text-cream-50 hover:bg-leaf-600"
      />
    </form>
  );
}
