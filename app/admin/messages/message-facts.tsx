import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { FoundMessage } from '#domain/messages/find-message.server.ts';
import { Both } from '#ui/text.tsx';
import { detailCopy } from './message-detail.copy.ts';

/** To whom, when, and what the mail server said. */
export function MessageFacts({ message }: { message: FoundMessage }) {
  const { recipient, preview, language, createdAt, sentAt, attempts, lastError } = message;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-md sm:grid-cols-2">
      <Fact label={detailCopy.recipient}>{recipient}</Fact>
      {preview?.subject && (
        <Fact label={detailCopy.subject}>
          <span lang={language}>{preview.subject}</span>
        </Fact>
      )}
      <Fact label={detailCopy.written}>{shortDateTime(createdAt)}</Fact>
      {sentAt && <Fact label={detailCopy.sent}>{shortDateTime(sentAt)}</Fact>}
      {attempts > 0 && <Fact label={detailCopy.tries}>{attempts}</Fact>}
      {lastError && (
        <Fact label={detailCopy.serverSaid}>
          <span lang="en" className="text-sm">
            {lastError}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs leading-snug text-ink-600">
        <Both of={label} beside />
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
