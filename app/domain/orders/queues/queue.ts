import type { NextStep } from '#domain/orders/next-step.ts';

/** What orders wait for from the owner, in the order of a parcel's way. */
export const queues = ['confirm', 'pack', 'ship', 'money-received'] as const satisfies NextStep[];
export type Queue = (typeof queues)[number];
