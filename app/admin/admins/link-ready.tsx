import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { href } from 'react-router';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { copyText } from '#ui/button/copy-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { adminsCopy } from './admins.copy.ts';
import type { ComposedLinkMessage } from './link-message.server.ts';

/** Shows the message with the link by which an admin chooses a password. The owner passes it on; it is not shown again. */
export function LinkReady({ linkMessage }: { linkMessage: ComposedLinkMessage }) {
  return (
    <ListOverlay
      as="sheet"
      title={adminsCopy.ready}
      listHref={href('/admin/admins')}
      footer={
        <ButtonLink to={href('/admin/admins')} preventScrollReset reloadDocument variant="outline">
          <Both of={adminsCopy.done} />
        </ButtonLink>
      }
    >
      <div className="grid gap-5">
        <Notice role="status">
          <Both of={adminsCopy.readyNext} />
        </Notice>
        <p className="font-semibold wrap-anywhere">{linkMessage.name}</p>
        <blockquote className="rounded-sm border border-line bg-cream-100 px-4 py-3 leading-relaxed wrap-anywhere whitespace-pre-line select-all">
          {linkMessage.message}
        </blockquote>
        <ShareActions linkMessage={linkMessage} />
      </div>
    </ListOverlay>
  );
}

function ShareActions({ linkMessage }: { linkMessage: ComposedLinkMessage }) {
  const [status, setStatus] = useState<Bilingual>();
  const copy = async () => {
    const isCopied = await copyText(linkMessage.message);
    setStatus(isCopied ? adminsCopy.copied : adminsCopy.notCopied);
  };
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <ButtonLink
        to={linkMessage.whatsAppUrl}
        target="_blank"
        rel="noopener noreferrer"
        icon={<WhatsAppGlyph />}
      >
        <Both of={adminsCopy.openWhatsApp} />
      </ButtonLink>
      {useHasScript() && (
        <Button variant="outline" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          <Both of={adminsCopy.copy} />
        </Button>
      )}
      <p role="status" className="text-md text-leaf-900">
        {status && <Text of={status} />}
      </p>
    </div>
  );
}
