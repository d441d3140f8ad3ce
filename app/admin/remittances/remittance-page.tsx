import Check from 'lucide-react/icons/check';
import PackageCheck from 'lucide-react/icons/package-check';
import { Form, Link, useNavigation } from 'react-router';
import { Pager } from '#admin/list/pager.tsx';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { groupThousands } from '#domain/kernel/rupees.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { RefusalNotice } from '#ui/feedback/refusal-notice.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import type { LoadedRemittance } from './load-remittance.server.ts';
import { LinesTable, MissingPanel } from './remittance-lines.tsx';
import { remittanceHref } from './remittance-urls.ts';
import {
  deliverParcels,
  outcomeCopy,
  remittanceCopy,
  takeOver,
  takeRefusals,
} from './remittances.copy.ts';

type Answer = FormAnswer<{ code: keyof typeof takeRefusals }>;

/** Shows the outcome of each line of a courier's list, takes the list over or back, and marks its parcels delivered. */
export function RemittancePage({
  answer,
  ...read
}: LoadedRemittance & { answer: Answer | undefined }) {
  const { list, listState, pages, lines, missing, undeliveredCount } = read;
  return (
    <div className="grid gap-4">
      {answer?.refusal && <RefusalNotice of={takeRefusals[answer.refusal.code]} answer={answer} />}
      <StateNotice {...read} />
      <PanelCard id="summary" title={remittanceCopy.summary}>
        <Summary {...read} />
        <div className="mt-4 grid gap-4">
          {list.state === 'preview' && <TakeForm {...read} />}
          {list.state === 'taken' && undeliveredCount > 0 && (
            <DeliverForm id={list.id} count={undeliveredCount} />
          )}
          {list.state === 'taken' && <TakeBackForm id={list.id} />}
        </div>
      </PanelCard>
      {missing.count > 0 && <MissingPanel {...missing} />}
      <PanelCard flush>
        <LinesTable lines={lines} />
      </PanelCard>
      <Pager
        page={listState.page}
        pages={pages}
        hrefOf={(page) => remittanceHref(list.id, { ...listState, page })}
      />
    </div>
  );
}

/** Says whether the list is taken over. Takes the focus after a step, because the pressed button is gone. */
function StateNotice({ list: { state }, sums }: LoadedRemittance) {
  if (state === 'preview') {
    return (
      <Notice>
        <Both of={remittanceCopy.notYet} />
      </Notice>
    );
  }
  const { takenNotice, takenBackNotice, takenBackInPartNotice } = remittanceCopy;
  const hasKeptLines = sums.some(({ outcome }) => outcome === 'kept');
  return (
    <OutcomeNotice tone={state === 'taken' ? 'success' : 'info'}>
      {state === 'taken' ? (
        <Both of={takenNotice} />
      ) : (
        <Both of={hasKeptLines ? takenBackInPartNotice : takenBackNotice} />
      )}
    </OutcomeNotice>
  );
}

/** Counts the lines by outcome; each count links to its lines. */
function Summary({ list, sums, count, listState }: LoadedRemittance) {
  const all = { outcome: undefined, lines: count, amountLkr: undefined };
  return (
    <ul className="grid gap-x-6 md:grid-cols-2">
      {[...sums, all].map(({ outcome, lines, amountLkr }) => (
        <li key={outcome ?? 'all'} className="border-b border-line last:border-0">
          <Link
            to={remittanceHref(list.id, { outcome, page: 1 })}
            preventScrollReset
            aria-current={outcome === listState.outcome ? 'true' : undefined}
            className="flex min-h-11 items-center gap-3 py-1.5 text-md leading-snug text-ink-900 no-underline hover:bg-cream-200/60 aria-[current]:font-semibold"
          >
            <span className="tabular-nowrap w-12 text-end font-semibold">
              {groupThousands(lines)}
            </span>
            <span className="min-w-0 flex-1">
              <Both of={outcome ? outcomeCopy[outcome] : remittanceCopy.all} inline />
            </span>
            {amountLkr !== undefined && <Price amountLkr={amountLkr} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TakeForm({ sums, digest }: LoadedRemittance) {
  const paying = sums.find(({ outcome }) => outcome === 'paid');
  const isBusy = useNavigation().formMethod === 'POST';
  if (!paying) return <NothingToTake />;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="shown" value={digest} />
      <Button type="submit" busy={isBusy} icon={!isBusy && <Check aria-hidden="true" />}>
        <Both of={takeOver(paying.lines, paying.amountLkr)} inline />
      </Button>
    </Form>
  );
}

function NothingToTake() {
  return (
    <p className="text-md text-ink-600">
      <Both of={takeRefusals['nothing-to-take']} />
    </p>
  );
}

function DeliverForm({ id, count }: { id: string; count: number }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={remittanceHref(id)} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="deliver" />
      <Button type="submit" busy={isBusy} icon={!isBusy && <PackageCheck aria-hidden="true" />}>
        <Both of={deliverParcels(count)} inline />
      </Button>
      <p className="text-md leading-snug text-ink-600">
        <Both of={remittanceCopy.deliverHint} />
      </p>
    </Form>
  );
}

/** Asks for confirmation before it takes everything back, with and without JavaScript. */
function TakeBackForm({ id }: { id: string }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <CollapsibleSection title={remittanceCopy.takeBack} open={false}>
      <Form method="post" action={remittanceHref(id)} className="grid gap-3">
        <p className="text-md leading-snug text-ink-600">
          <Both of={remittanceCopy.takeBackAsk} />
        </p>
        <input type="hidden" name="intent" value="take-back" />
        <div>
          <Button type="submit" variant="danger" size="small" busy={isBusy}>
            <Both of={remittanceCopy.takeBackNow} inline />
          </Button>
        </div>
      </Form>
    </CollapsibleSection>
  );
}
