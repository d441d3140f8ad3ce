import { type ReactNode, useEffect } from 'react';
import { arrivalSentence, headlineOf, paymentSentence } from '#domain/orders/progress.copy.ts';
import type { OrderProgress } from '#domain/orders/reading/read-progress.server.ts';
import { OrderNumberFact, ParcelFacts } from '#storefront/order-progress/order-facts.tsx';
import { ProgressSteps } from '#storefront/order-progress/progress-steps.tsx';
import { AuthCard } from '#storefront/session/auth-card.tsx';
import { Both } from '#ui/text/text.tsx';

/** What became of an order, without anything that names its customer. Takes the place of the form, and the focus. */
export function Tracked({ progress, children }: { progress: OrderProgress; children: ReactNode }) {
  useEffect(() => {
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, []);
  const { arrival } = progress;
  const sentences = [arrival && arrivalSentence(arrival), paymentSentence(progress)];
  return (
    <AuthCard title={headlineOf(progress)}>
      <div className="grid gap-6">
        {sentences.map(
          (sentence) =>
            sentence && (
              <p key={sentence.en} className="leading-relaxed font-semibold">
                <Both of={sentence} />
              </p>
            ),
        )}
        <dl className="grid gap-px overflow-clip rounded-lg border border-line bg-line">
          <OrderNumberFact {...progress} />
          <ParcelFacts {...progress} />
        </dl>
        <ProgressSteps progress={progress} />
        {children}
      </div>
    </AuthCard>
  );
}
