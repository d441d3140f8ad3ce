import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { useSay } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { detailCopy } from './message-detail.copy.ts';

type MessageLookProps = { look: { text: string; html: string }; language: Language };

/** Both forms of the message. The HTML stands in a frame that may do nothing: no script, no form, no way out. */
export function MessageLook({ look, language }: MessageLookProps) {
  const say = useSay();
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-6 md:grid-cols-2">
      <section aria-labelledby="looks">
        <Title id="looks" of={detailCopy.looks} />
        <iframe
          title={say(detailCopy.looks)}
          sandbox=""
          srcDoc={look.html}
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
