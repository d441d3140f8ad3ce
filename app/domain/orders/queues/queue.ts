import type { NextStep } from '#domain/orders/next-step.ts';

/** The owner's queues, in the order of a parcel's progress. */
export const queues = ['confirm', 'pack', 'ship', 'money-received'] as const satisfies NextStep[];
export type Queue = (typeof queues)[number];
