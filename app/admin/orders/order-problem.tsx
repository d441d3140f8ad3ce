import { href } from 'react-router';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { problemKindLabels } from '#domain/orders/order.copy.ts';
import type { Problem } from '#domain/problems/find-problem.server.ts';
import { TextAreaField } from '#ui/form/fields.tsx';
import { LinkedPictures } from '#ui/picture/linked-pictures.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { type OpenOrder, OrderButton, OrderForm, useOrderForm } from './order-form.tsx';
import { pictureNumber, problemCopy, settleFields } from './order-problem.copy.ts';

/** What the customer told of the parcel, and the answer that settles it. */
export function OrderProblem({ problem, ...open }: OpenOrder & { problem: Problem }) {
  const { kind, words, createdAt, settledAt, answer, pictures } = problem;
  const orderId = open.order.id;
  const shown = pictures.map((picture) => ({
    ...picture,
    src: href('/order-success/:orderId/problem/:pictureId', { orderId, pictureId: picture.id }),
  }));
  return (
    <section
      id="problem"
      className={`grid scroll-mt-24 gap-3 rounded-md border px-4.5 py-4 text-md leading-snug ${settledAt ? 'border-line' : 'border-clay-700/40 bg-[#fdf0e8]'}`}
    >
      <DetailHeading of={problemCopy.title} />
      <p>
        <strong className="font-semibold">
          <Text of={problemKindLabels[kind]} />
        </strong>
        {' · '}
        <time dateTime={createdAt.toISOString()} className="figures">
          {shortDateTime(createdAt)}
        </time>
      </p>
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      <LinkedPictures pictures={shown} numbered={pictureNumber} />
      {settledAt ? <Settled at={settledAt} answer={answer} /> : <SettleForm {...open} />}
    </section>
  );
}

function Settled({ at, answer }: { at: Date; answer: string }) {
  return (
    <div>
      <p className="text-ink-600">
        <Both of={problemCopy.settled} beside />
        {' · '}
        <time dateTime={at.toISOString()} className="figures">
          {shortDateTime(at)}
        </time>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
    </div>
  );
}

function SettleForm(open: OpenOrder) {
  const form = useOrderForm(open, 'problem');
  return (
    <OrderForm form={form} fields={settleFields} prefix="problem">
      <TextAreaField name="answer" rows={3} />
      <div>
        <OrderButton sent={form} of={problemCopy.settle} variant="primary" />
      </div>
    </OrderForm>
  );
}
