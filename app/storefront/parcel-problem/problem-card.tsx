import { href } from 'react-router';
import type { OwnProblem } from '#domain/problems/read-own-problem.server.ts';
import type { Confirmation } from '#storefront/order-success/load-confirmation.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { invitation, problemCopy } from './problem.copy.ts';
import { LateNote, ProblemStatus } from './problem-status.tsx';

type ProblemCardProps = {
  problem: OwnProblem;
  orderId: string;
  contact: Confirmation['contact'];
};

/** Shows a link to the problem form of a delivered order, the state of the reported problem, or that it is too late. */
export function ProblemCard({ problem, orderId, contact }: ProblemCardProps) {
  const page = localizePath(useLanguage(), href('/order-success/:orderId/problem', { orderId }));
  return (
    <Card as="section" aria-labelledby="problem-title" className="print:hidden">
      <h2 id="problem-title" className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={problemCopy.title} />
      </h2>
      <div className="mt-4 grid max-w-120 gap-4 leading-snug">
        {problem.is === 'open' && (
          <p className="text-ink-600">
            <Both of={invitation(problem.lastDay)} />
          </p>
        )}
        {problem.is === 'late' ? (
          <LateNote contact={contact} />
        ) : (
          <ProblemStatus problem={problem} />
        )}
        {problem.is !== 'late' && (
          <div>
            <ButtonLink to={page} variant="outline">
              <Both
                of={problem.is === 'open' ? problemCopy.tellUs : problemCopy.seeReport}
                inline
              />
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
