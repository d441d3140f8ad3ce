import { Fact, Facts } from '#admin/page/facts.tsx';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { FoundMessage } from '#domain/messages/reading/find-message.server.ts';
import normal from '#ui/fonts/noto-sans-sinhala-sinhala-400-normal.woff2';
import strong from '#ui/fonts/noto-sans-sinhala-sinhala-600-normal.woff2';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { detailCopy } from './message-detail.copy.ts';

/** Shows the recipient, the subject, the times, the attempts, and the last error of the channel. */
export function MessageFacts({ message }: { message: FoundMessage }) {
  const { recipient, preview, language, createdAt, sentAt, deliveredAt, readAt } = message;
  const { attempts, lastError } = message;
  return (
    <Facts>
      <Fact label={detailCopy.recipient}>{recipient}</Fact>
      {preview?.subject && (
        <Fact label={detailCopy.subject}>
          <span lang={language}>{preview.subject}</span>
        </Fact>
      )}
      <Fact label={detailCopy.written}>{shortDateTime(createdAt)}</Fact>
      {sentAt && <Fact label={detailCopy.sent}>{shortDateTime(sentAt)}</Fact>}
      {deliveredAt && <Fact label={detailCopy.delivered}>{shortDateTime(deliveredAt)}</Fact>}
      {readAt && <Fact label={detailCopy.read}>{shortDateTime(readAt)}</Fact>}
      {attempts > 0 && <Fact label={detailCopy.attempts}>{attempts}</Fact>}
      {lastError && (
        <Fact label={detailCopy.serverSaid}>
          <span lang="en" className="text-sm">
            {lastError}
          </span>
        </Fact>
      )}
    </Facts>
  );
}

type MessagePreviewProps = {
  preview: NonNullable<FoundMessage['preview']>;
  language: Language;
};

/** Loads the shop's Sinhala fonts in the iframe, because the owner's computer may have none. */
const sinhalaFonts = [`400;src:url(${normal})`, `600;src:url(${strong})`]
  .map((face) => `@font-face{font-family:'Noto Sans Sinhala';font-weight:${face}}`)
  .join('');

/** Shows the message as HTML and as text. The iframe of the HTML has no scripts or forms; same-origin lets fonts load. */
export function MessagePreview({ preview, language }: MessagePreviewProps) {
  const translate = useTranslate();
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-6 md:grid-cols-2">
      {preview.html && (
        <section aria-labelledby="preview">
          <Title id="preview" of={detailCopy.preview} />
          <iframe
            title={translate(detailCopy.preview)}
            sandbox="allow-same-origin"
            srcDoc={preview.html.replace('</head>', `<style>${sinhalaFonts}</style></head>`)}
            className="h-140 w-full rounded-md border border-line bg-cream-100"
          />
        </section>
      )}
      <section aria-labelledby="plain">
        <Title id="plain" of={detailCopy.plain} />
        <pre
          lang={language}
          className="rounded-md border border-line bg-cream-100 p-4 font-text text-sm leading-text wrap-anywhere whitespace-pre-wrap"
        >
          {preview.text}
        </pre>
      </section>
    </div>
  );
}

function Title({ id, of }: { id: string; of: Bilingual }) {
  return (
    <h3 id={id} className="mb-2 text-base leading-snug">
      <Both of={of} inline />
    </h3>
  );
}
