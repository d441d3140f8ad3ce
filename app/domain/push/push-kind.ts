/** The kinds of notifications on a device. */
export const pushKinds = ['orders', 'cancels', 'slips', 'payments', 'enquiries'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Hours of the day in Colombo, 0 to 23. Equal hours are no quiet time. */
type QuietHours = { from: number; until: number };

export type PushChoices = { kinds: readonly PushKind[]; quiet: QuietHours | undefined };
