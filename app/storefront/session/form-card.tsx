import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

/** Lays out a page with one small form, such as signing in: a picture, the title, the fields. */
export function FormCard({ title, children }: { title: Bilingual; children: ReactNode }) {
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <div className="mx-auto grid max-w-260 overflow-clip rounded-lg border border-line bg-cream-50 shadow-2 min-[900px]:grid-cols-[5fr_6fr]">
        <CardPicture />
        <div className="min-w-0 p-[clamp(24px,4vw,56px)]">
          <h1 className="mb-7 text-step-3">
            <Both of={title} />
          </h1>
          {children}
        </div>
      </div>
    </div>
  );
}

const widths = [480, 800, 900];
const sources = (['avif', 'webp'] as const).map((format) => ({
  type: `image/${format}`,
  srcSet: widths.map((width) => `/pictures/hero-portrait-${width}.${format} ${width}w`).join(', '),
}));

/** Is decorative, and so has no alternative text. */
function CardPicture() {
  return (
    <picture className="relative block min-h-50 bg-leaf-900">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes="(min-width: 900px) 475px, 100vw" />
      ))}
      <img
        src="/pictures/hero-portrait-900.webp"
        alt=""
        width={900}
        height={1200}
        decoding="async"
        className="absolute inset-0 size-full object-cover object-[60%_66%]"
      />
    </picture>
  );
}
