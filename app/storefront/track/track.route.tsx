import { type ReactNode, useEffect, useRef, useState } from 'react';
import { data, href } from 'react-router';
import { arrivalSentence, headlineOf, paymentSentence } from '#domain/orders/progress.copy.ts';
import type { OrderProgress } from '#domain/orders/reading/read-progress.server.ts';
import {
  type TrackRefusal,
  trackOrder,
  trackSchema,
} from '#domain/orders/reading/track-order.server.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { OrderNumberFact, ParcelFacts } from '#storefront/order-progress/order-facts.tsx';
import { ProgressSteps } from '#storefront/order-progress/progress-steps.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { shopContext } from '#web/contexts.server.ts';
import { logAndRefuse, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/track.route';
import { followLastOrder, forgetLastOrder, type LastOrder } from './last-order.ts';
import { trackCopy, trackFields } from './track.copy.ts';

/** Prefills the order number from the URL that is printed on a packing slip. */
export function loader({ url }: Route.LoaderArgs) {
  return { orderNumber: (url.searchParams.get('number') ?? '').slice(0, 40) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, trackSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const tracking = trackOrder(context.get(shopContext), form.value);
  const tracked = await tracking.catch(logAndRefuse({ request, context }));
  if (!tracked.ok) return refusedAnswer(form.values, tracked.refusal);
  return data({ values: {}, problems: {}, tracked: tracked.value });
}

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => trackCopy.notSearched },
};

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, layoutCopy.track);
}

export default function TrackRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TrackPage initialValues={loaderData} answer={actionData} />;
}

type Refusal = TrackRefusal | { code: 'failed' };
type TrackAnswer = FormAnswer<Refusal> & { tracked?: OrderProgress };

type TrackPageProps = { initialValues: { orderNumber: string }; answer: TrackAnswer | undefined };

/** Shows the progress of an order to anyone who has its number and its phone. */
function TrackPage({ initialValues, answer }: TrackPageProps) {
  const path = localizePath(useLanguage(), href('/track'));
  useFocusOnReplaced(answer?.tracked !== undefined);
  if (answer?.tracked) {
    return (
      <TrackedOrder progress={answer.tracked}>
        <ButtonLink to={path} variant="outline">
          <Both of={trackCopy.another} />
        </ButtonLink>
      </TrackedOrder>
    );
  }
  return (
    <FormCard title={layoutCopy.track}>
      <Form
        action={path}
        fields={trackFields}
        answer={answer}
        initialValues={initialValues}
        focusesFirstError
      >
        <p className="leading-relaxed text-ink-600">
          <Text of={trackCopy.lead} />
        </p>
        <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
        <TextField name="orderNumber" />
        <TextField name="phone" />
        <SubmitButton of={trackCopy.find} whileBusy={trackCopy.finding} block />
      </Form>
      <LastOrderCard />
    </FormCard>
  );
}

function refusalCopy(refusal: Refusal) {
  if (refusal.code === 'too-many-attempts') return tooManyAttempts(refusal.minutes);
  return refusal.code === 'failed' ? layoutCopy.unavailable : trackCopy.notFound;
}

/** Moves the focus when the found order replaces the form, or the form the order, because the pressed button is gone. */
function useFocusOnReplaced(isFound: boolean): void {
  const wasFound = useRef(false);
  useEffect(() => {
    if (isFound === wasFound.current) return;
    wasFound.current = isFound;
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [isFound]);
}

/** Shows the progress of an order without naming its customer. */
function TrackedOrder({ progress, children }: { progress: OrderProgress; children: ReactNode }) {
  const { arrival } = progress;
  const sentences = [arrival && arrivalSentence(arrival), paymentSentence(progress)];
  return (
    <FormCard title={headlineOf(progress)}>
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
    </FormCard>
  );
}

/** Links to the order that this browser placed last, with a button that deletes the order from the browser. */
function LastOrderCard() {
  const language = useLanguage();
  const [order, setOrder] = useState<LastOrder>();
  useEffect(() => followLastOrder(setOrder), []);
  if (!order) return null;
  const forget = () => {
    forgetLastOrder();
    // Moves the focus, because the pressed button is removed with the card.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="last-order" className="mt-8 border-t border-line pt-6">
      <h2 id="last-order" className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={trackCopy.lastOrder} />
      </h2>
      <p className="mt-2 font-semibold wrap-anywhere tabular-nums">{order.orderNumber}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={localizePath(language, order.path)} variant="outline">
          <Both of={trackCopy.seeOrder} />
        </ButtonLink>
        <Button variant="quiet" onClick={forget}>
          <Both of={trackCopy.forget} />
        </Button>
      </div>
    </section>
  );
}
