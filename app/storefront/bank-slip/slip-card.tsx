import FileText from 'lucide-react/icons/file-text';
import { href } from 'react-router';
import type { OwnSlips, SlipStatus } from '#domain/slips/read-own-slips.server.ts';
import { DetailCard } from '#storefront/order-success/order-details.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LinkedPictures } from '#ui/picture/linked-pictures.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { refusedBecause, sendRefusals, slipCopy, slipNumber, slipStateTexts } from './slip.copy.ts';
import { type SlipAnswer, SlipForm } from './slip-form.tsx';

/** Shows the slips of an order on its page. */
export function SlipCard(props: Omit<SlipsProps, 'answer' | 'as'>) {
  return (
    <DetailCard id="slip-title" title={slipCopy.title} className="print:hidden">
      <div className="mt-4">
        <Slips {...props} />
      </div>
    </DetailCard>
  );
}

type SlipsProps = {
  slips: OwnSlips;
  orderId: string;
  answer?: SlipAnswer | undefined;
  /** The component that shows the state, unless the slip was refused. */
  as?: typeof Notice;
};

/** Shows the slips of an order with their state, and the form for more slips while the order accepts them. */
export function Slips({
  slips: { status, isOpen, hasRoomForMore, keptDays, slips },
  orderId,
  answer,
  as,
}: SlipsProps) {
  return (
    <div className="grid gap-5 leading-snug">
      {status && <StatusNotice status={status} as={as} />}
      {!status && isOpen && (
        <p className="text-ink-600">
          <Both of={slipCopy.invitation} />
        </p>
      )}
      {slips.length > 0 && <SentSlips slips={slips} orderId={orderId} />}
      {isOpen && hasRoomForMore && (
        <SlipForm
          orderId={orderId}
          keptDays={keptDays}
          answer={answer}
          sentCount={slips.length}
          label={status?.state === 'waiting' ? slipCopy.another : slipCopy.attach}
        />
      )}
      {isOpen && !hasRoomForMore && (
        <p className="text-ink-600">
          <Both of={sendRefusals['enough-slips']} />
        </p>
      )}
    </div>
  );
}

type StatusNoticeProps = { status: SlipStatus; as: typeof Notice | undefined };

function StatusNotice({ status, as: Shown = Notice }: StatusNoticeProps) {
  if (status.state !== 'refused') {
    return (
      <Shown tone={status.state === 'accepted' ? 'success' : 'info'} role="status">
        <Both of={slipStateTexts[status.state]} />
      </Shown>
    );
  }
  return (
    <>
      <Notice tone="danger" role="status">
        <Both of={refusedBecause(status)} />
      </Notice>
      {status.words !== '' && <p className="wrap-anywhere whitespace-pre-line">{status.words}</p>}
    </>
  );
}

function SentSlips({ slips, orderId }: Pick<OwnSlips, 'slips'> & { orderId: string }) {
  const documentsLast = [...slips].sort((one, other) => other.kind.localeCompare(one.kind));
  const numbered = documentsLast.map((slip, index) => ({
    ...slip,
    number: index + 1,
    src: href('/order-success/:orderId/slip/:slipId', { orderId, slipId: slip.id }),
  }));
  const pictures = numbered.filter(({ kind }) => kind === 'picture');
  const documents = numbered.filter(({ kind }) => kind === 'pdf');
  return (
    <div className="grid gap-2">
      <h3 className="font-text text-sm leading-normal font-semibold text-ink-600">
        <Both of={slipCopy.sent} inline />
      </h3>
      <LinkedPictures
        pictures={pictures.map(({ width, height, ...slip }) => ({
          ...slip,
          // Only documents have no size.
          width: width ?? 1,
          height: height ?? 1,
        }))}
        labelOf={(position) => slipNumber(pictures[position - 1]?.number ?? position)}
      />
      {documents.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {documents.map(({ id, src, number }) => (
            <li key={id}>
              <a href={src} download className="inline-flex min-h-11 items-center gap-2">
                <FileText aria-hidden="true" className="size-5 shrink-0" />
                <span>
                  <Text of={slipNumber(number)} />
                  {' (PDF)'}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
