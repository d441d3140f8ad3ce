import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import normal from '#ui/fonts/noto-sans-sinhala-sinhala-400-normal.woff2';
import strong from '#ui/fonts/noto-sans-sinhala-sinhala-600-normal.woff2';
import { useSay } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { detailCopy } from './message-detail.copy.ts';

type MessageLookProps = { look: { text: string; html: string }; language: Language };

/** A phone of Sri Lanka has Sinhala letters; the owner's computer may have none, so the frame borrows ours. */
const sinhalaLetters = [`400;src:url(${normal})`, `600;src:url(${strong})`]
  .map((face) => `@font-face{font-family:'Noto Sans Sinhala';font-weight:${face}}`)
  .join('');

/**
 * Both forms of the message. The HTML stands in a frame that may do nothing: no script, no form, no way out. It counts
 * as ours only so that our letters load.
 */
export function MessageLook({ look, language }: MessageLookProps) {
  const say = useSay();
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-6 md:grid-cols-2">
      <section aria-labelledby="looks">
        <Title id="looks" of={detailCopy.looks} />
        <iframe
          title={say(detailCopy.looks)}
          sandbox="allow-same-origin"
          srcDoc={look.html.replace('</head>', `<style>${sinhalaLetters}</style></head>`)}
          className="h-140 w-full rounded-md border border-line bg-cream-100"
        />
      </section>
      <section aria-labelledby="plain">
        <Title id="plain" of={detailCopy.plain} />
        <pre
          lang={language}
          className="rounded-md border border-line bg-cream-100 p-4 font-text text-sm leading-text wrap-anywhere whitespace-pre-wrap"
        >
          {look.text}
        </pre>
      </section>
    </div>
  );
}

function Title({ id, of }: { id: string; of: Bilingual }) {
  return (
    <h3 id={id} className="mb-2 text-base leading-snug">
      <Both of={of} beside />
    </h3>
  );
}
