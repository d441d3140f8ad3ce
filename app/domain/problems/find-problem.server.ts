import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { parcelProblems, problemPictures } from './tables.server.ts';

/** A reported problem, with the ids of its pictures. */
export type Problem = NonNullable<Awaited<ReturnType<typeof findProblem>>>;

/** Finds the reported problem of an order; undefined where there is none. */
export async function findProblem({ db }: Shop, orderId: string) {
  const { id, kind, words, createdAt, settledAt, answer } = parcelProblems;
  const [found] = await db
    .select({ id, kind, words, createdAt, settledAt, answer })
    .from(parcelProblems)
    .where(eq(parcelProblems.orderId, orderId));
  if (!found) return undefined;
  const { width, height } = problemPictures;
  const pictures = await db
    .select({ id: problemPictures.id, width, height })
    .from(problemPictures)
    .where(eq(problemPictures.problemId, found.id))
    .orderBy(asc(problemPictures.position));
  const { id: _, ...problem } = found;
  return { ...problem, pictures };
}

/** Returns whether a problem of this order waits for an answer. */
export async function hasOpenProblem({ db }: Shop, orderId: string): Promise<boolean> {
  const ofOrder = and(eq(parcelProblems.orderId, orderId), isNull(parcelProblems.settledAt));
  return (await db.$count(parcelProblems, ofOrder)) > 0;
}

/** Lists the states of the problems of these orders, by the id of the order. */
export async function listProblemStates({ db }: Shop, orderIds: string[]) {
  const { orderId, settledAt, answer } = parcelProblems;
  const found = await db
    .select({ orderId, settledAt, answer })
    .from(parcelProblems)
    .where(inArray(orderId, orderIds));
  return new Map(found.map((problem) => [problem.orderId, problem]));
}

/** Returns the file of a picture of this order's problem; undefined for a picture of another order. */
export async function findProblemPicture(
  { db }: Shop,
  { orderId, pictureId }: { orderId: string; pictureId: string },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!z.array(z.uuid()).safeParse([orderId, pictureId]).success) return undefined;
  const [found] = await db
    .select({ content: problemPictures.content })
    .from(problemPictures)
    .innerJoin(parcelProblems, eq(parcelProblems.id, problemPictures.problemId))
    .where(and(eq(parcelProblems.orderId, orderId), eq(problemPictures.id, pictureId)));
  return found && new Uint8Array(Buffer.from(found.content, 'base64'));
}

/** The maximum number of listed problems: as many as an owner works through at once. */
const maxListed = 20;

/** Lists the problems that wait for an answer, oldest first. */
export function listOpenProblems({ db }: AdminShop) {
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      city: orders.city,
      kind: parcelProblems.kind,
      createdAt: parcelProblems.createdAt,
    })
    .from(parcelProblems)
    .innerJoin(orders, eq(orders.id, parcelProblems.orderId))
    .where(isNull(parcelProblems.settledAt))
    .orderBy(asc(parcelProblems.createdAt), parcelProblems.id)
    .limit(maxListed);
}

export async function countOpenProblems({ db }: AdminShop): Promise<number> {
  const [open] = await db
    .select({ count: count() })
    .from(parcelProblems)
    .where(isNull(parcelProblems.settledAt));
  return open?.count ?? 0;
}
