import { standInCopy } from './stand-in.copy.ts';

type BilingualText = { en: string; si: string };

/** Renders the page on which a shopper in demo mode chooses how the payment ends. */
export function standInPage(payment: {
  reference: string;
  amount: string;
  action: string;
}): string {
  const { title, lead, pay, fail, cancel } = standInCopy;
  const button = (outcome: string, text: BilingualText) =>
    `<button name="outcome" value="${outcome}">${bilingualHtml(text)}</button>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title.en}</title>
<style>
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 30rem; margin: 6vh auto; padding: 0 1rem; color: #1d2a22; background: #fbf7ee }
h1 { font-size: 1.375rem; padding: .5rem 1rem; border: 2px dashed #8a6d1f; border-radius: .5rem }
h1 span, button span { display: block; font-weight: 400 }
form { display: grid; gap: .75rem }
button { font: inherit; font-weight: 600; min-height: 3.5rem; padding: .5rem 1rem; border: 1px solid #1f5c3a; border-radius: .75rem; background: #fff; cursor: pointer }
button:first-of-type { background: #1f5c3a; color: #fff }
</style>
<h1>${bilingualHtml(title)}</h1>
<p>${lead.en}</p>
<p lang="si">${lead.si}</p>
<p><strong>Rs ${Number(payment.amount).toLocaleString('en')}</strong> · ${escapeHtml(payment.reference)}</p>
<form method="post" action="${escapeHtml(payment.action)}">
<input type="hidden" name="order_id" value="${escapeHtml(payment.reference)}">
${button('pay', pay)}
${button('fail', fail)}
${button('cancel', cancel)}
</form>
</html>
`;
}

function bilingualHtml({ en, si }: BilingualText): string {
  return `${en} <span lang="si">${si}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
