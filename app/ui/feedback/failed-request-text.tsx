import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { failedRequestCopy } from './failed-request.copy.ts';

type FailedRequestTextProps = {
  what: 'form' | 'page';
  /** Replaces the usual first sentence. */
  message?: Bilingual | undefined;
  /** Replaces the second sentence of a form, which says that the browser is offline or the shop did not answer. */
  why?: Bilingual | undefined;
  /** The page to open again. */
  to?: string | undefined;
};

/** Explains that a form or page got no response and, for a form, that nothing on the page is lost. */
export function FailedRequestText({ what, message, why, to }: FailedRequestTextProps) {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <>
      <p>
        <Both of={message ?? failedRequestCopy[what]} />
      </p>
      {what === 'form' && (
        <p className="mt-1.5 text-sm font-normal">
          <Both of={why ?? failedRequestCopy[isOffline ? 'offline' : 'down']} />
        </p>
      )}
      {to !== undefined && (
        <ButtonLink to={to} size="small" className="mt-2 mb-1">
          <Both of={failedRequestCopy.tryAgain} />
        </ButtonLink>
      )}
    </>
  );
}
