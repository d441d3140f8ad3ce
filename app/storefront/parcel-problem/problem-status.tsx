import Phone from 'lucide-react/icons/phone';
import type { ProblemReportState } from '#domain/problems/read-problem-report-state.server.ts';
import type { Confirmation } from '#storefront/order-success/load-confirmation.server.ts';
import { successCopy } from '#storefront/order-success/order-success.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { answered, problemCopy, received } from './problem.copy.ts';

type ProblemStatusProps = {
  state: ProblemReportState;
  /** The component that shows that a problem was received. */
  ReceivedNotice?: typeof Notice;
};

/** Shows that a problem was received, or the shop's answer. Renders nothing before a report. */
export function ProblemStatus({ state, ReceivedNotice = Notice }: ProblemStatusProps) {
  if (state.kind === 'reported') {
    return (
      <ReceivedNotice role="status">
        <Both of={received(state.at)} />
      </ReceivedNotice>
    );
  }
  if (state.kind !== 'settled') return null;
  return (
    <>
      <Notice tone="success" role="status">
        <Both of={answered(state.at)} />
      </Notice>
      <div>
        <p className="text-md font-semibold">
          <Both of={problemCopy.ourAnswer} inline />
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{state.answer}</p>
      </div>
    </>
  );
}

/** Says that the days of the refund policy are over, and how to reach the shop nevertheless. */
export function LateNote({ contact }: { contact?: Confirmation['contact'] }) {
  const { whatsAppUrl, callUrl } = contact ?? {};
  const contactPath = localizePath(useLanguage(), '/#contact');
  return (
    <>
      <p className="text-ink-600">
        <Both of={problemCopy.late} />
      </p>
      <div className="flex flex-wrap gap-3">
        {whatsAppUrl && (
          <ButtonLink to={whatsAppUrl} variant="outline" size="small" icon={<WhatsAppGlyph />}>
            <Text of={successCopy.whatsApp} />
          </ButtonLink>
        )}
        {callUrl && (
          <ButtonLink
            to={callUrl}
            variant="outline"
            size="small"
            icon={<Phone aria-hidden="true" />}
          >
            <Text of={successCopy.callUs} />
          </ButtonLink>
        )}
        {!whatsAppUrl && !callUrl && (
          <ButtonLink to={contactPath} variant="outline" size="small">
            <Text of={problemCopy.contact} />
          </ButtonLink>
        )}
      </div>
    </>
  );
}
