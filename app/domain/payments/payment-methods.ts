/** Every payment method that an order can have, in the order in which they are offered. */
export const paymentMethods = ['cod', 'bank_transfer', 'payhere'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The settings that enable the payment methods. */
export const paymentSwitches = ['codEnabled', 'bankTransferEnabled', 'payhereEnabled'] as const;
export type PaymentSwitch = (typeof paymentSwitches)[number];

/** Whether an online payment provider is connected, from `Shop.hasGateway`. */
type Connected = { hasGateway?: boolean };
type PaymentSettings = Record<PaymentSwitch, boolean> & { bankAccountDetails: { en: string } };

/** When the money of an order is collected: in cash by its courier, by bank transfer, or by the gateway. */
export type PaymentTiming = 'on-delivery' | 'before-dispatch' | 'online';

/** The method of the gateway. Online payments support PayHere only, so that no other method can be `online`. */
type GatewayMethod = 'payhere';

type MethodRules<Method> = {
  setting: PaymentSwitch;
  timing: Method extends GatewayMethod ? 'online' : Exclude<PaymentTiming, 'online'>;
  /** Whether a new shop offers the method; in an existing shop a method added later is off until its owner enables it. */
  isOnInNewShop?: true;
};

export const methodRules: { [Method in PaymentMethod]: MethodRules<Method> } = {
  cod: { setting: 'codEnabled', timing: 'on-delivery', isOnInNewShop: true },
  bank_transfer: {
    setting: 'bankTransferEnabled',
    timing: 'before-dispatch',
    isOnInNewShop: true,
  },
  payhere: {
    setting: 'payhereEnabled',
    timing: 'online',
    isOnInNewShop: true,
  },
};

/** Returns when the money of an order with this method is collected. */
export function paymentTiming(method: PaymentMethod): PaymentTiming {
  return methodRules[method].timing;
}

export function methodsByTiming(timing: PaymentTiming): PaymentMethod[] {
  return paymentMethods.filter((method) => paymentTiming(method) === timing);
}

/** Returns what a method still requires: the bank account details that the owner enters, or the connected gateway. */
export function missingRequirementOf(
  method: PaymentMethod,
  { bankAccountDetails }: Pick<PaymentSettings, 'bankAccountDetails'>,
  { hasGateway }: Connected,
): 'details' | 'provider' | undefined {
  const timing = paymentTiming(method);
  if (timing === 'before-dispatch' && bankAccountDetails.en.trim() === '') return 'details';
  return timing === 'online' && !hasGateway ? 'provider' : undefined;
}

/** Returns the methods offered to shoppers: switched on, with everything that they need. */
export function offeredMethods(settings: PaymentSettings, connected: Connected): PaymentMethod[] {
  return activeMethods(settings).filter(
    (method) => !missingRequirementOf(method, settings, connected),
  );
}

/** Returns the offered methods, and those that would be offered if their provider were connected. */
export function announcedMethods(settings: PaymentSettings): PaymentMethod[] {
  return activeMethods(settings).filter((method) => !lacksDetails(method, settings));
}

/**
 * Returns whether at least one method is offered, and no active method lacks the owner's details.
 */
export function isPaymentArranged(settings: PaymentSettings, connected: Connected): boolean {
  const active = activeMethods(settings);
  const isIncomplete = active.some((method) => lacksDetails(method, settings));
  return offeredMethods(settings, connected).length > 0 && !isIncomplete;
}

function activeMethods(settings: PaymentSettings): PaymentMethod[] {
  return paymentMethods.filter((method) => settings[methodRules[method].setting]);
}

function lacksDetails(method: PaymentMethod, settings: PaymentSettings): boolean {
  return missingRequirementOf(method, settings, {}) === 'details';
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
