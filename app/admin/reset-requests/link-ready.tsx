import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useRef } from 'react';
import { Panel } from '#admin/shell/panel.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { MadeMessage } from './make-message.server.ts';
import { resetCopy } from './reset-requests.copy.ts';

/** The message around a new link. WhatsApp opens by itself where the browser lets it; else one presses once more. */
export function LinkReady({ made }: { made: MadeMessage }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus();
    window.open(made.whatsApp, '_blank', 'noopener,noreferrer');
  }, [made.whatsApp]);
  return (
    <div role="status" className="mb-5">
      <Panel title={resetCopy.ready} id="link-ready">
        <p className="figures mb-2 font-semibold">{`${made.name} · ${made.phone}`}</p>
        <p className="mb-4 text-md text-ink-600">
          <Text of={resetCopy.readyNext} />
        </p>
        <p className="mb-1 text-md font-semibold">
          <Both of={resetCopy.message} beside />
        </p>
        <blockquote
          lang={made.language}
          className="mb-5 rounded-sm border border-line bg-cream-100 px-4 py-3 leading-relaxed wrap-anywhere whitespace-pre-line"
        >
          {made.message}
        </blockquote>
        <a
          ref={link}
          href={made.whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-primary"
        >
          <MessageCircle aria-hidden="true" />
          <span>
            <Both of={resetCopy.openWhatsApp} />
          </span>
        </a>
      </Panel>
    </div>
  );
}
