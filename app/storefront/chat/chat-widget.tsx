import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { partNotLoaded } from '#storefront/layout/part-not-loaded.ts';
import { toasts } from '#ui/feedback/toast.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { useLazyEffect } from '#ui/use-lazy-effect.ts';
import type { ChatFacts } from './answers.copy.ts';
import { chatTitle } from './chat.copy.ts';
import type { ChatPanelProps } from './chat-panel.tsx';

const loadHideOverControls = () =>
  import('./hide-over-controls.ts').then(({ hideOverControls }) => hideOverControls);

/** Shows the floating button, which loads the panel on the first press. Hidden without a script. */
export function ChatWidget(facts: ChatFacts) {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  useLazyEffect(button, loadHideOverControls);

  const open = async () => {
    try {
      const { ChatPanel } = await import('./chat-panel.tsx');
      setPanel(() => ChatPanel);
      setIsOpen(true);
    } catch {
      toasts.error(partNotLoaded(), 'chat');
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={translate(chatTitle)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hidden={isOpen}
        onClick={() => void open()}
        className="chat-button"
      >
        <MessageCircleMore aria-hidden="true" className="size-6" />
      </button>
      {Panel && <Panel facts={facts} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
