const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The effect of a budget that is used up:
 * - `refused`: the visitor is told so, with the time to wait.
 * - `hidden`: the response is the usual one, and nothing is checked or stored.
 * - `flagged`: nothing is refused; the owner is told.
 */
type WhenExhausted = 'refused' | 'hidden' | 'flagged';

type Rule = { attempts: number; windowMs: number; whenExhausted: WhenExhausted };

/**
 * Lists every budget. Its name ends with the holder or the window: `address` is an IP address, generous because mobile
 * operators put whole towns behind one; `name` is a typed identifier; `device` is a known browser of one account.
 */
export const budgets = {
  'sign-in:device': { attempts: 10, windowMs: quarterMs, whenExhausted: 'refused' },
  'sign-in:address': { attempts: 30, windowMs: quarterMs, whenExhausted: 'refused' },
  'sign-in:name': { attempts: 10, windowMs: quarterMs, whenExhausted: 'refused' },
  'sign-in:account': { attempts: 10, windowMs: quarterMs, whenExhausted: 'hidden' },
  /** After five wrong codes the password is asked for again. */
  'second-factor:challenge': { attempts: 5, windowMs: dayMs, whenExhausted: 'refused' },
  'second-factor:device': { attempts: 10, windowMs: quarterMs, whenExhausted: 'refused' },
  'second-factor:account': { attempts: 10, windowMs: quarterMs, whenExhausted: 'refused' },
  'second-factor:day': { attempts: 30, windowMs: dayMs, whenExhausted: 'refused' },
  'confirm-password:account': { attempts: 10, windowMs: quarterMs, whenExhausted: 'refused' },
  /** Refusals of changed account details because an e-mail address or phone number is taken. */
  'already-used:account': { attempts: 10, windowMs: hourMs, whenExhausted: 'refused' },
  'already-used:address': { attempts: 40, windowMs: hourMs, whenExhausted: 'refused' },
  'sign-up:address': { attempts: 20, windowMs: hourMs, whenExhausted: 'refused' },
  'reset:address': { attempts: 20, windowMs: hourMs, whenExhausted: 'refused' },
  'reset:name': { attempts: 5, windowMs: hourMs, whenExhausted: 'refused' },
  'reset-link:address': { attempts: 30, windowMs: quarterMs, whenExhausted: 'refused' },
  'order-link:address': { attempts: 30, windowMs: quarterMs, whenExhausted: 'refused' },
  /** Links that verify an e-mail address. Every account that enters an address shares its budget. */
  'email-proof:account': { attempts: 5, windowMs: hourMs, whenExhausted: 'refused' },
  'email-proof:email': { attempts: 5, windowMs: hourMs, whenExhausted: 'refused' },
  /** Codes by SMS, each of which the owner pays for. Guesses at a code are counted with the code. */
  'phone-code:address': { attempts: 20, windowMs: hourMs, whenExhausted: 'refused' },
  'phone-code:phone': { attempts: 3, windowMs: hourMs, whenExhausted: 'refused' },
  'phone-code:day': { attempts: 6, windowMs: dayMs, whenExhausted: 'refused' },
  'phone-code:shop': { attempts: 200, windowMs: dayMs, whenExhausted: 'refused' },
  'code-try:address': { attempts: 30, windowMs: quarterMs, whenExhausted: 'refused' },
  /** Numbers of older orders that an account with a verified phone number asks for. */
  'older-order:account': { attempts: 10, windowMs: hourMs, whenExhausted: 'refused' },
  /** Bank slips, accepted or not. */
  'slip:address': { attempts: 60, windowMs: hourMs, whenExhausted: 'refused' },
  /** Reports of problems with parcels, accepted or not: their pictures are read and converted. */
  'problem:address': { attempts: 60, windowMs: hourMs, whenExhausted: 'refused' },
  /** Notifications that PayHere or Meta has not signed, or that PayHere sent for another account. */
  'notification:address': { attempts: 100, windowMs: hourMs, whenExhausted: 'refused' },
  /** WhatsApp messages from one number. */
  'chat:phone': { attempts: 100, windowMs: dayMs, whenExhausted: 'hidden' },
  'contact:address': { attempts: 10, windowMs: hourMs, whenExhausted: 'refused' },
  /** Stock alerts, each of which mails a link. */
  'stock-alert:address': { attempts: 20, windowMs: hourMs, whenExhausted: 'refused' },
  'stock-alert:email': { attempts: 5, windowMs: dayMs, whenExhausted: 'refused' },
  /** Misses of 'Track my order'. */
  'track:address': { attempts: 60, windowMs: hourMs, whenExhausted: 'refused' },
  'track:phone': { attempts: 10, windowMs: hourMs, whenExhausted: 'refused' },
  /** Unknown promo codes. */
  'promo:address': { attempts: 30, windowMs: hourMs, whenExhausted: 'refused' },
  /** An IP address alone never refuses an order. */
  'order:address': { attempts: 5, windowMs: hourMs, whenExhausted: 'flagged' },
  /** E-mails about new orders to one unverified address. */
  'order:email': { attempts: 5, windowMs: hourMs, whenExhausted: 'flagged' },
  /** E-mails to the owner about orders and enquiries. Counted by the messages themselves. */
  'owner-messages:shop': { attempts: 60, windowMs: hourMs, whenExhausted: 'flagged' },
  'events:address': { attempts: 1200, windowMs: 10 * minuteMs, whenExhausted: 'hidden' },
  'events:network': { attempts: 5000, windowMs: dayMs, whenExhausted: 'hidden' },
  'events:shop': { attempts: 20_000, windowMs: dayMs, whenExhausted: 'hidden' },
  /** Changes of a signed-in customer's cart, wishlist, addresses and details. */
  'changes:account': { attempts: 600, windowMs: 10 * minuteMs, whenExhausted: 'refused' },
} as const satisfies Record<string, Rule>;

export type BudgetName = keyof typeof budgets;

/** One bucket of a budget, with its size. */
export type Budget = { bucket: string; attempts: number; windowMs: number };

/** Returns the budget of one holder: an IP address, an account, a typed identifier or a known browser. */
export function budgetOf(name: BudgetName, holder: string): Budget {
  const { attempts, windowMs } = budgets[name];
  return { bucket: `${name}:${holder}`, attempts, windowMs };
}
