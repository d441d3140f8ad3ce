export const promoKinds = ['percentage', 'amount'] as const;
/** The largest numbers that the owner can enter. */
export const promoLimits = { amountLkr: 1_000_000, uses: 1_000_000 } as const;

export type PromoKind = (typeof promoKinds)[number];

/**
 * The terms of a discount: percent or whole rupees, on these products; on all products if the list is empty.
 */
export type PromoTerms = { kind: PromoKind; value: number; productIds: readonly string[] };

/** The reason why a code gives no discount on a cart. */
export type PromoProblem =
  | { code: 'unknown' }
  /** The day in Colombo, as it is shown. */
  | { code: 'not-yet'; day: string }
  /** Its last day has passed, or the owner has deactivated it. */
  | { code: 'over' }
  | { code: 'used-up' }
  | { code: 'used-by-phone' }
  | { code: 'minimum-not-reached'; missingLkr: number }
  /** The cart has none of the products of the code. */
  | { code: 'no-such-product' }
  /** The discount on the products of the code rounds down to nothing. */
  | { code: 'too-small' };

/** A code as a cart has it: with its terms while it is valid, with the problem while it is not. */
export type CartPromo = { id: string; code: string } & (
  | { terms: PromoTerms & { minimumLkr: number } }
  | { problem: PromoProblem }
);

/** Matches well-formed codes, as the database does. No other text is looked up: a NUL character in a query is an error. */
export const promoCodePattern = /^[A-Z0-9-]{3,20}$/;

/** Normalizes a typed code for storing and comparing, without spaces and the invisible marks that a copied code may have. */
export function promoCodeOf(typed: string): string {
  const visible = typed.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
  return visible.toUpperCase().slice(0, 40);
}

type Line = { productId: string; totalLkr: number };

function eligibleLines({ productIds }: PromoTerms, lines: readonly Line[]): readonly Line[] {
  return productIds.length === 0
    ? lines
    : lines.filter(({ productId }) => productIds.includes(productId));
}

/** Returns the discount on these lines in whole rupees, rounded down; never more than the lines to which it applies. */
function discountOn(terms: PromoTerms, lines: readonly Line[]): number {
  const { kind, value } = terms;
  const eligibleLkr = eligibleLines(terms, lines).reduce((sum, line) => sum + line.totalLkr, 0);
  return Math.min(eligibleLkr, kind === 'amount' ? value : Math.floor((eligibleLkr * value) / 100));
}

/** Returns the discount of an edited order in rupees: by the code's terms, or the old discount, at most the goods' total. */
export function editedDiscount(
  discountLkr: number,
  terms: PromoTerms | undefined,
  lines: readonly Line[],
): number {
  if (terms) return discountOn(terms, lines);
  return Math.min(
    discountLkr,
    lines.reduce((sum, line) => sum + line.totalLkr, 0),
  );
}

/**
 * Returns the discount of a code on a cart in rupees, or the reason for none. The minimum applies to all goods, before any
 * discount.
 */
export function promoOutcome(
  promo: CartPromo | undefined,
  { lines, subtotalLkr }: { lines: readonly Line[]; subtotalLkr: number },
): { discountLkr: number; problem?: PromoProblem } {
  if (!promo) return { discountLkr: 0 };
  if ('problem' in promo) return { discountLkr: 0, problem: promo.problem };
  const missingLkr = promo.terms.minimumLkr - subtotalLkr;
  if (missingLkr > 0) {
    return { discountLkr: 0, problem: { code: 'minimum-not-reached', missingLkr } };
  }
  const discountLkr = discountOn(promo.terms, lines);
  if (discountLkr > 0) return { discountLkr };
  const isForOtherProducts = eligibleLines(promo.terms, lines).length === 0;
  return { discountLkr, problem: { code: isForOtherProducts ? 'no-such-product' : 'too-small' } };
}
