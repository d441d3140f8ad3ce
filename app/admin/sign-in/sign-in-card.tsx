import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { FailedRequestNotice } from '#ui/feedback/failed-request-notice.tsx';
import { Logo } from '#ui/picture/logo.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { useFailedRequest } from '#web/navigation/failed-request.ts';
import { signInCopy } from './sign-in.copy.ts';
import '#admin/layout/panel.css';

type SignInCardProps = { title: Bilingual; wide?: boolean; children: ReactNode };

/** Renders the card of the sign-in screens: the shop's logo and a form, without navigation. */
export function SignInCard({ title, wide = false, children }: SignInCardProps) {
  const translate = useTranslate();
  return (
    <main
      id="content"
      className="panel panel-body grid full-height place-items-center bg-leaf-950 px-4 py-8 print:bg-transparent"
    >
      <div
        className={`on-cream w-full rounded-lg bg-cream-50 px-[clamp(24px,4vw,44px)] py-10 shadow-3 ${wide ? 'max-w-150' : 'max-w-110'}`}
      >
        <Logo name={translate(signInCopy.shopName)} className="mx-auto w-43" />
        <h1 className="mt-6 mb-6 text-center text-xl leading-snug">
          <Both of={title} />
        </h1>
        <FailedRequestNotice failed={useFailedRequest()} />
        {children}
      </div>
    </main>
  );
}
