import { data, href, redirect } from 'react-router';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { type PreparedPicture, preparePicture } from '#domain/problems/prepare-picture.server.ts';
import { problemLimits } from '#domain/problems/problem.ts';
import { problemSchema } from '#domain/problems/problem-schema.server.ts';
import {
  readProblemReportState,
  refusalOfReport,
} from '#domain/problems/read-problem-report-state.server.ts';
import { reportProblem } from '#domain/problems/report-problem.server.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { runningShopContext, shopContext, visitContext } from '#web/contexts.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { parseForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import {
  drainUpload,
  readFieldsOfUpload,
  readUpload,
  removeFiles,
  type UploadedFile,
} from '#web/upload/read-upload.server.ts';
import type { PictureProblem } from '#web/upload/store-pictures.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/problem.route';
import { problemCopy } from './problem.copy.ts';
import { ProblemPage, UnsentReport } from './problem-page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await findOrder(shop, params.orderId);
  const state = order && (await readProblemReportState(shop, order));
  if (!order || !state) return data({ order: undefined }, { status: 404 });
  return {
    order: { orderId: order.id, orderNumber: order.orderNumber, state },
    problem: await findProblem(shop, order.id),
  };
}

/**
 * Redirects to the page, which shows the report of this request or an earlier one. Shows what was written again where the
 * order is no longer delivered or the days for a report have passed, also if that happened during the upload.
 */
export async function action({ request, params: { orderId }, context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const bucket = addressBucket(context.get(visitContext).clientAddress);
  const spent = await spendAttempt(shop, budgetOf('problem:address', bucket));
  if (!spent.ok) return refuseUnread(request, spent.refusal);
  const order = await findOrder(shop, orderId);
  if (!order) {
    await drainUpload(request);
    throwNotFound();
  }
  const problemPath = localizePath(
    languageOf(url.pathname),
    href('/order-success/:orderId/problem', { orderId }),
  );
  const refusal = refusalOfReport(await readProblemReportState(shop, order));
  if (refusal?.code === 'already-reported') {
    await drainUpload(request);
    throw redirect(problemPath);
  }
  if (refusal) return refuseUnread(request, refusal);
  const read = await readReport(request, context.get(runningShopContext));
  if (read.answer) return read.answer;
  const reported = await reportProblem(shop, orderId, read.report);
  if (reported.ok || reported.refusal.code === 'already-reported') throw redirect(problemPath);
  return refusedAnswer(read.values, reported.refusal);
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, problemCopy.title);
}

export default function ProblemRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData;
  if (!order) return actionData ? <UnsentReport answer={actionData} /> : <OrderNotFound />;
  return <ProblemPage {...order} problem={loaderData.problem} answer={actionData} />;
}

/** Returns the texts of a report whose pictures are not read, with why it was refused. */
async function refuseUnread<Refusal extends { code: string }>(request: Request, refusal: Refusal) {
  const fields = Object.fromEntries(await readFieldsOfUpload(request));
  return refusedAnswer(parseForm(fields, problemSchema).values, refusal);
}

type Storage = Pick<RunningShop, 'media' | 'disk'>;

/** Reads a problem report with its pictures. Returns the response with the form where something in it is wrong. */
async function readReport(request: Request, storage: Storage) {
  const { values, files, isCut } = await readUpload(request, storage.media);
  try {
    const form = parseForm(values, problemSchema);
    if (isCut) return { answer: refusePictures(form.values, [{ file: '', code: 'cut' }]) };
    if (!form.ok) return { answer: wrongFieldsAnswer(form.values, form.refusal.problems) };
    const { pictures, problems } = await preparePictures(files, storage);
    if (problems.length > 0) return { answer: refusePictures(form.values, problems) };
    return { report: { ...form.value, pictures }, values: form.values };
  } finally {
    await removeFiles(files);
  }
}

function refusePictures(values: Record<string, string>, problems: PictureProblem[]) {
  return refusedAnswer(values, { code: 'pictures', problems } as const);
}

async function preparePictures(files: readonly UploadedFile[], { media, disk }: Storage) {
  const pictures: PreparedPicture[] = [];
  const problems: PictureProblem[] = [];
  if (files.length > problemLimits.pictures) problems.push({ file: '', code: 'too-many' });
  else if (files.length > 0 && disk.isShort) problems.push({ file: '', code: 'no-room' });
  if (problems.length > 0) return { pictures, problems };
  for (const file of files) {
    if ('code' in file) {
      problems.push({ file: file.name, code: file.code });
      continue;
    }
    const prepared = await preparePicture(file.path, media);
    if (prepared.ok) pictures.push(prepared.value);
    else problems.push({ file: file.name, code: prepared.refusal.code });
  }
  return { pictures, problems };
}
