/** The outcome of a command: its value, or the reason for a refusal. Bugs and outages are thrown instead. */
export type Result<Value, Refusal extends { code: string }> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal };

export function ok(): { ok: true; value: undefined };
export function ok<Value>(value: Value): { ok: true; value: Value };
export function ok(value?: unknown) {
  return { ok: true, value };
}

export function refuse<const Refusal extends { code: string }>(refusal: Refusal) {
  return { ok: false, refusal } as const;
}
