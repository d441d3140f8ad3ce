import { href } from 'react-router';
import { askEmailProof } from '#domain/customers/ask-email-proof.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendTry } from '#domain/limits/spend-try.server.ts';
import type { NewsCode } from '#storefront/account/news.copy.ts';
import { pathIn } from '#web/language-path.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

type Desk = { running: RunningShop; shop: Shop; userId: string };
type News = { kind: 'success' | 'error'; code: NewsCode };

/** Sends a link that verifies the e-mail address, five times an hour at most. Returns what to tell about it. */
export async function askProof({ running, shop, userId }: Desk, language: Language): Promise<News> {
  if (!(await spendTry(shop, budgetOf('email-proof:account', userId))).ok)
    return { kind: 'error', code: 'too-many-proofs' };

  const linkTo = (token: string) =>
    running.appUrl.origin + pathIn(language, href('/account/prove/:token', { token }));
  const asked = await askEmailProof(shop, { userId, language, linkTo });
  return asked.ok
    ? { kind: 'success', code: 'proof-sent' }
    : { kind: 'error', code: asked.refusal.code };
}
