import { href } from 'react-router';
import type { ProblemReportState } from '#domain/problems/read-problem-report-state.server.ts';
import type { Confirmation } from '#storefront/order-success/load-confirmation.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { invitation, problemCopy } from './problem.copy.ts';
import { LateNote, ProblemStatus } from './problem-status.tsx';

type ProblemCardProps = {
  state: ProblemReportState;
  orderId: string;
  contact: Confirmation['contact'];
};

/**
 * Links to the problem page of a delivered order, below the last day to report or the state of the report. Once it is
 * too late, says so instead.
 */
export function ProblemCard({ state, orderId, contact }: ProblemCardProps) {
  const problemPath = localizePath(
    useLanguage(),
    href('/order-success/:orderId/problem', { orderId }),
  );
  return (
    <Card as="section" aria-labelledby="problem-title" className="print:hidden">
      <h2 id="problem-title" className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={problemCopy.title} />
      </h2>
      <div className="mt-4 grid max-w-120 gap-4 leading-snug">
        {state.kind === 'reportable' && (
          <p className="text-ink-600">
            <Both of={invitation(state.lastDay)} />
          </p>
        )}
        {state.kind === 'late' ? <LateNote contact={contact} /> : <ProblemStatus state={state} />}
        {state.kind !== 'late' && (
          <div>
            <ButtonLink to={problemPath} variant="outline">
              <Both
                of={state.kind === 'reportable' ? problemCopy.tellUs : problemCopy.seeReport}
                inline
              />
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
