/** Every payment method that an order can have, in the order in which they are offered. */
export const paymentMethods = ['cod', 'bank_transfer', 'payhere'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The settings that enable them. */
export const paymentSwitches = ['codEnabled', 'bankTransferEnabled', 'payhereEnabled'] as const;
export type PaymentSwitch = (typeof paymentSwitches)[number];

/** Whether an online payment provider is connected, from `Shop.hasGateway`. */
type Connected = { hasGateway?: boolean };
type PaymentSettings = Record<PaymentSwitch, boolean> & { bankAccountDetails: { en: string } };

/** When the money of an order is collected. */
export type PaymentTiming = 'on-delivery' | 'before-dispatch' | 'online';

type MethodRules = {
  setting: PaymentSwitch;
  timing: PaymentTiming;
  /** Whether a new shop offers it; in an existing shop a method added later is off until its owner enables it. */
  isOnInNewShop?: true;
  /** Returns what the method still requires: details that the owner enters, or a connected provider. */
  lacks?: (settings: PaymentSettings, connected: Connected) => 'details' | 'provider' | undefined;
};

export const methodRules: Record<PaymentMethod, MethodRules> = {
  cod: { setting: 'codEnabled', timing: 'on-delivery', isOnInNewShop: true },
  bank_transfer: {
    setting: 'bankTransferEnabled',
    timing: 'before-dispatch',
    isOnInNewShop: true,
    lacks: ({ bankAccountDetails }) =>
      bankAccountDetails.en.trim() === '' ? 'details' : undefined,
  },
  payhere: {
    setting: 'payhereEnabled',
    timing: 'online',
    isOnInNewShop: true,
    lacks: (_, { hasGateway }) => (hasGateway ? undefined : 'provider'),
  },
};

/** Returns when the money of an order with this method is collected. */
export function paymentTiming(method: PaymentMethod): PaymentTiming {
  return methodRules[method].timing;
}

export function methodsByTiming(timing: PaymentTiming): PaymentMethod[] {
  return paymentMethods.filter((method) => paymentTiming(method) === timing);
}

/** Returns the methods offered to shoppers: switched on, with everything that they need. */
export function offeredMethods(settings: PaymentSettings, connected: Connected): PaymentMethod[] {
  return switchedOn(settings).filter((method) => !methodRules[method].lacks?.(settings, connected));
}

/** Returns the offered methods, and those that would be if their provider were connected. */
export function announcedMethods(settings: PaymentSettings): PaymentMethod[] {
  return switchedOn(settings).filter((method) => !lacksDetails(method, settings));
}

/**
 * Returns whether at least one method is offered, and no active method lacks the owner's details.
 */
export function isPaymentArranged(settings: PaymentSettings, connected: Connected): boolean {
  const on = switchedOn(settings);
  const isIncomplete = on.some((method) => lacksDetails(method, settings));
  return offeredMethods(settings, connected).length > 0 && !isIncomplete;
}

function switchedOn(settings: PaymentSettings): PaymentMethod[] {
  return paymentMethods.filter((method) => settings[methodRules[method].setting]);
}

function lacksDetails(method: PaymentMethod, settings: PaymentSettings): boolean {
  return methodRules[method].lacks?.(settings, {}) === 'details';
}

/** Makes a value for each switch, such as its column. */
export function perPaymentSwitch<Value>(
  make: (name: PaymentSwitch) => Value,
): Record<PaymentSwitch, Value> {
  return Object.fromEntries(paymentSwitches.map((name) => [name, make(name)])) as Record<
    PaymentSwitch,
    Value
  >;
}
