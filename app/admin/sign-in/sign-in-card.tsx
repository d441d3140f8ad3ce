import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useSay } from '#ui/language.tsx';
import { Logo } from '#ui/logo.tsx';
import { LostNotice } from '#ui/lost-notice.tsx';
import { Both } from '#ui/text.tsx';
import { useLost } from '#web/line/lost-form.ts';
import { signInCopy } from './sign-in.copy.ts';
import '#admin/shell/panel.css';

type SignInCardProps = { title: Bilingual; wide?: boolean; children: ReactNode };

/** Draws the sheet of the sign-in: the shop's name, what is asked for, and nothing that leads elsewhere. */
export function SignInCard({ title, wide = false, children }: SignInCardProps) {
  const say = useSay();
  return (
    <main
      id="content"
      className="panel panel-body grid full-height place-items-center bg-leaf-950 px-4 py-8 print:bg-transparent"
    >
      <div
        className={`on-cream w-full rounded-lg bg-cream-50 px-[clamp(24px,4vw,44px)] py-10 shadow-3 ${wide ? 'max-w-150' : 'max-w-110'}`}
      >
        <Logo name={say(signInCopy.shopName)} className="mx-auto w-43" />
        <h1 className="mt-6 mb-6 text-center text-xl leading-snug">
          <Both of={title} />
        </h1>
        <LostNotice lost={useLost()} />
        {children}
      </div>
    </main>
  );
}
