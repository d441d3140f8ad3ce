import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type CodePurpose, maxCodeAttempts } from '#domain/accounts/phone-codes/phone-code.ts';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { hashPhoneCode } from './generate-code.server.ts';

/** The single refusal for unknown, wrong, expired, exhausted and other people's codes. */
export type WrongCode = { code: 'code-wrong' };

/** `isUsed`: looks for a code that has set a password already. */
type CodeInput = { purpose: CodePurpose; code: string; codeSecret: string; isUsed?: boolean };
/** How the code is looked up: to verify a phone by the account, to reset a password by the phone number. */
type CodeLookup = { userId: string } | { phoneE164: string };
/** A code that was typed correctly, and what it was sent for. */
export type CorrectCode = { id: string; userId: string; phoneE164: string };

/**
 * Counts an attempt and compares in constant time. Counts by one statement outside of any transaction, so that only five
 * of many concurrent guesses are compared, and no rollback restores an attempt. Leaves a correct code to `consumeCode`.
 */
export async function checkCode(
  shop: Shop,
  lookup: CodeLookup,
  { purpose, code, codeSecret, isUsed = false }: CodeInput,
): Promise<Result<CorrectCode, WrongCode>> {
  const [storedCode] = await shop.db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(
      and(
        lookupCondition(lookup),
        eq(phoneCodes.purpose, purpose),
        gt(phoneCodes.expiresAt, shop.now()),
        isUsed ? isNotNull(phoneCodes.usedAt) : isNull(phoneCodes.usedAt),
        lt(phoneCodes.tries, maxCodeAttempts),
      ),
    )
    .returning({
      id: phoneCodes.id,
      userId: phoneCodes.userId,
      phoneE164: phoneCodes.phone,
      codeHash: phoneCodes.codeHash,
    });
  const { id = '', codeHash = '' } = storedCode ?? {};
  const submittedHash = Buffer.from(hashPhoneCode(codeSecret, id, code));
  const storedHash = Buffer.from(
    codeHash.padEnd(submittedHash.length).slice(0, submittedHash.length),
  );
  if (!timingSafeEqual(submittedHash, storedHash) || !storedCode)
    return refuse({ code: 'code-wrong' });
  return ok({ id, userId: storedCode.userId, phoneE164: storedCode.phoneE164 });
}

function lookupCondition(lookup: CodeLookup): SQL {
  return 'userId' in lookup
    ? eq(phoneCodes.userId, lookup.userId)
    : eq(phoneCodes.phone, lookup.phoneE164);
}

/**
 * Consumes a correct code, once even under concurrent requests. Returns false also if the account's phone number has
 * changed. The caller has locked the account.
 */
export async function consumeCode(shop: Shop, code: CorrectCode): Promise<boolean> {
  const consumed = await shop.db
    .delete(phoneCodes)
    .where(unusedCondition(shop, code))
    .returning({ id: phoneCodes.id });
  return consumed.length > 0 && (await holdsPhone(shop, code));
}

/** Consumes a correct code as `consumeCode` does, and keeps its row, so that the same form sent again is recognized. */
export async function markCodeUsed(shop: Shop, code: CorrectCode): Promise<boolean> {
  const marked = await shop.db
    .update(phoneCodes)
    .set({ usedAt: shop.now() })
    .where(unusedCondition(shop, code))
    .returning({ id: phoneCodes.id });
  return marked.length > 0 && (await holdsPhone(shop, code));
}

function unusedCondition(shop: Shop, { id }: CorrectCode): SQL | undefined {
  return and(
    eq(phoneCodes.id, id),
    gt(phoneCodes.expiresAt, shop.now()),
    isNull(phoneCodes.usedAt),
  );
}

async function holdsPhone({ db }: Shop, { userId, phoneE164 }: CorrectCode): Promise<boolean> {
  const holder = and(eq(customers.userId, userId), eq(customers.phone, phoneE164));
  return (await db.$count(customers, holder)) > 0;
}
