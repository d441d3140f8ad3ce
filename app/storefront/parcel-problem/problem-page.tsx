import { href } from 'react-router';
import { problemKindLabels } from '#domain/orders/order.copy.ts';
import type { Problem } from '#domain/problems/find-problem.server.ts';
import type { OwnProblem } from '#domain/problems/read-own-problem.server.ts';
import { reviewFormCopy } from '#storefront/reviews/review-form.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkedPictures } from '#ui/picture/linked-pictures.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { invitation, pictureNumber, problemCopy } from './problem.copy.ts';
import { type ProblemAnswer, ProblemForm } from './problem-form.tsx';
import { LateNote, ProblemNews } from './problem-news.tsx';

type ProblemPageProps = {
  orderId: string;
  orderNumber: string;
  state: OwnProblem;
  problem: Problem | undefined;
  answer: ProblemAnswer | undefined;
};

/** Asks what is wrong with a parcel, or shows what was told of it and what the shop answered. */
export function ProblemPage({ orderId, orderNumber, state, problem, answer }: ProblemPageProps) {
  const order = pathIn(useLanguage(), href('/order-success/:orderId', { orderId }));
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <div className="mx-auto max-w-180">
        <Heading level="h1" of={problemCopy.title} />
        <p className="figures mt-3 text-lg font-semibold">{orderNumber}</p>
        <Card className="mt-6 grid gap-5 leading-snug">
          {state.is === 'open' && (
            <>
              <p className="text-ink-600">
                <Both of={invitation(state.lastDay)} />
              </p>
              <ProblemForm answer={answer} />
            </>
          )}
          {state.is === 'late' ? <LateNote /> : <ProblemNews problem={state} />}
          {problem && <Told problem={problem} orderId={orderId} />}
        </Card>
        <p className="mt-6">
          <ButtonLink to={order} variant="outline">
            <Both of={reviewFormCopy.backToOrder} beside />
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

type ToldProps = { problem: Problem; orderId: string };

function Told({ problem: { kind, words, pictures }, orderId }: ToldProps) {
  const shown = pictures.map((picture) => ({
    ...picture,
    src: href('/order-success/:orderId/problem/:pictureId', { orderId, pictureId: picture.id }),
  }));
  return (
    <section aria-labelledby="told-title" className="grid gap-2">
      <h2 id="told-title" className="font-text text-md font-semibold">
        <Both of={problemCopy.whatYouTold} beside />
      </h2>
      <p>
        <Text of={problemKindLabels[kind]} />
      </p>
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line text-ink-600">{words}</p>}
      <LinkedPictures pictures={shown} numbered={pictureNumber} />
    </section>
  );
}
