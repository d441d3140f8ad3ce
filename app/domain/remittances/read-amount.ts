const grouped = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d{1,2})?$/;
const plain = /^\d{1,9}(?:\.\d{1,2})?$/;
/** As written on the continent; only with two decimals, for 3.800 alone may be either. */
const continental = /^\d{1,3}(?:\.?\d{3})*,\d{2}$/;

/** Reads an amount such as `3,800.00`, `Rs 3800/=`, `LKR 3 800`, in rupees and cents. Undefined for anything else. */
export function readAmount(written: string): number | undefined {
  const text = written
    .replace(/\u00a0/g, ' ')
    .replace(/\/[-=]$/, '')
    .replace(/^(?:rs\.?|lkr|₨|\u0dbb\u0dd4\.?)|(?:rs\.?|lkr)$/iu, '')
    .trim();
  if (grouped.test(text) || plain.test(text)) return within(Number(text.replace(/[, ]/g, '')));
  if (continental.test(text)) return within(Number(text.replaceAll('.', '').replace(',', '.')));
  return undefined;
}

/** Reads what the courier kept, which lists write as a deduction too: -350, (350.00). An empty cell is nothing. */
export function readFee(written: string): number | undefined {
  const text = written
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[-−]\s*/, '');
  return text === '' ? 0 : readAmount(text);
}

function within(rupees: number): number | undefined {
  return rupees < 100_000_000 ? rupees : undefined;
}
