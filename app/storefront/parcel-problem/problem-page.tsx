import { href } from 'react-router';
import { problemKindLabels } from '#domain/orders/order.copy.ts';
import { problemKinds } from '#domain/orders/order.ts';
import type { Problem } from '#domain/problems/find-problem.server.ts';
import { pictureTypes } from '#domain/problems/problem.ts';
import type { ProblemReportState } from '#domain/problems/read-problem-report-state.server.ts';
import { NarrowPage } from '#storefront/layout/narrow-page.tsx';
import { PageAboutOrder } from '#storefront/order-success/page-about-order.tsx';
import { Card } from '#ui/card.tsx';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { FilesField } from '#ui/form/files-field.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { LinkedPictures } from '#ui/picture/linked-pictures.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { PictureProblem } from '#web/upload/store-pictures.server.ts';
import {
  invitation,
  pictureNumber,
  picturesRefused,
  problemCopy,
  problemFields,
  tooLargePicture,
} from './problem.copy.ts';
import { LateNote, ProblemStatus } from './problem-status.tsx';

type ProblemPageProps = {
  orderId: string;
  orderNumber: string;
  state: ProblemReportState;
  problem: Problem | undefined;
  answer: ProblemAnswer | undefined;
};

/** Renders the form for a problem with a parcel, or the reported problem with the shop's answer. */
export function ProblemPage({ orderId, orderNumber, state, problem, answer }: ProblemPageProps) {
  return (
    <PageAboutOrder
      title={problemCopy.title}
      subject={<span className="tabular-nowrap">{orderNumber}</span>}
      orderId={orderId}
    >
      <Card className="mt-6 grid gap-5 leading-snug">
        {state.kind === 'reportable' && (
          <>
            <p className="text-ink-600">
              <Both of={invitation(state.lastDay)} />
            </p>
            <ProblemForm answer={answer} />
          </>
        )}
        {state.kind === 'late' && answer && <ProblemForm answer={answer} />}
        {state.kind === 'late' ? (
          <LateNote />
        ) : (
          <ProblemStatus state={state} ReceivedNotice={OutcomeNotice} />
        )}
        {problem && <Report problem={problem} orderId={orderId} />}
      </Card>
    </PageAboutOrder>
  );
}

/** Shows a report that was not sent because its order is no longer delivered, so that nothing written is lost. */
export function UnsentReport({ answer }: { answer: ProblemAnswer }) {
  return (
    <NarrowPage>
      <Heading level="h1" of={problemCopy.title} />
      <Card className="mt-6 grid gap-5 leading-snug">
        <ProblemForm answer={answer} />
      </Card>
    </NarrowPage>
  );
}

type ReportProps = { problem: Problem; orderId: string };

function Report({ problem: { kind, words, pictures }, orderId }: ReportProps) {
  const linkedPictures = pictures.map((picture) => ({
    ...picture,
    src: href('/order-success/:orderId/problem/:pictureId', { orderId, pictureId: picture.id }),
  }));
  return (
    <section aria-labelledby="told-title" className="grid gap-2">
      <h2 id="told-title" className="font-text text-md font-semibold">
        <Both of={problemCopy.yourReport} inline />
      </h2>
      <p>
        <Text of={problemKindLabels[kind]} />
      </p>
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line text-ink-600">{words}</p>}
      <LinkedPictures pictures={linkedPictures} labelOf={pictureNumber} />
    </section>
  );
}

const kindOptions = problemKinds.map((value) => ({ value, label: problemKindLabels[value] }));

type Refusal =
  | { code: 'pictures'; problems: PictureProblem[] }
  | { code: 'not-delivered' }
  | { code: 'late' }
  | { code: 'too-many-attempts'; minutes: number };
type ProblemAnswer = FormAnswer<Refusal>;

/** Posts the fields and the files in one request, with and without a script. */
function ProblemForm({ answer }: { answer: ProblemAnswer | undefined }) {
  const { refusal, problems } = answer ?? {};
  const hasWrongFields = Object.keys(problems ?? {}).length > 0;
  return (
    <Form fields={problemFields} answer={answer} encType="multipart/form-data">
      <FormProblems refused={refusal && refusalText(refusal)}>
        {hasWrongFields && (
          <p className="mt-2">
            <Both of={problemCopy.nothingSent} />
          </p>
        )}
      </FormProblems>
      <RadioField name="kind" options={kindOptions} />
      <TextAreaField name="words" rows={4} />
      <FilesField name="pictures" accept={pictureTypes} refusalOf={tooLargePicture} />
      <SubmitButton of={problemCopy.send} whileBusy={problemCopy.sending} block />
    </Form>
  );
}

function refusalText(refusal: Refusal) {
  if (refusal.code === 'too-many-attempts') return tooManyAttempts(refusal.minutes);
  if (refusal.code === 'not-delivered') return problemCopy.notDelivered;
  if (refusal.code === 'late') return problemCopy.notSentLate;
  return picturesRefused(refusal.problems);
}
