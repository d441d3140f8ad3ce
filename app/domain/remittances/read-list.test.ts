import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullRun } from '#test/full-run.ts';
import { decodeList } from './decode-list.ts';
import {
  guessColumns,
  hasColumns,
  headingsOf,
  parseAmount,
  parseFee,
  readLines,
} from './read-lines.ts';
import { readTable } from './read-table.ts';
import { listLimits } from './remittance.ts';

const columns = { trackingNumber: 'Waybill', orderNumber: 'Ref', amount: 'COD', fee: 'Fee' };
const line = { trackingNumber: 'DX 12', orderNumber: 'ORD-1-1', amountLkr: 3800, feeLkr: 350 };

test.each([
  ['commas and quotes', 'Waybill,Ref,COD,Fee\r\n"DX 12",ORD-1-1,"3,800.00",350\r\n'],
  ['semicolons', 'Waybill;Ref;COD;Fee\nDX 12;ORD-1-1;Rs 3,800;350.00'],
  ['tabs, as copied from a sheet', 'Waybill\tRef\tCOD\tFee\rDX 12\tORD-1-1\t3,800.00\t(350.00)'],
  [
    'a byte order mark, a title and an empty row',
    '\ufeffPayout of 21/11\n\nWaybill,Ref,COD,Fee\nDX 12,ORD-1-1,LKR 3800/=,-350',
  ],
  [
    'other columns between',
    'No,Name,Waybill,COD,Ref,City,Fee\n1,"Perera, N.",DX 12,3 800,ORD-1-1,"Gal\nle",350',
  ],
  [
    'columns without a name that have values',
    ',Waybill,,Ref,COD,Fee,\n0,DX 12,Galle,ORD-1-1,3800,350,Paid',
  ],
  ['marks that keep numbers as text', 'Waybill,Ref,COD,Fee\n"=""DX 12""",\'ORD-1-1,3800,350'],
])('a list with %s is read', (_what, text) => {
  const rows = readTable(text);
  expect(readLines(rows, { columns, amountKind: 'collected' })).toEqual([line]);
});

test('a file is decoded as Excel saves it, and a workbook or a picture is refused', () => {
  const text = 'Waybill\tනම\nDX 12\tනිමල්';
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect(decodeList(utf16)).toEqual({ ok: true, value: text });
  expect(decodeList(Buffer.from(utf16).swap16())).toEqual({ ok: true, value: text });
  expect(decodeList(Buffer.from('a\tb\n1\t2', 'utf16le'))).toMatchObject({ value: 'a\tb\n1\t2' });
  expect(decodeList(Buffer.from(`\ufeff${text}`))).toEqual({ ok: true, value: text });
  expect(decodeList(Buffer.from([0x52, 0x73, 0xa0, 0x35]))).toEqual({
    ok: true,
    value: 'Rs\u00a05',
  });
  for (const binary of ['PK\u0003\u0004\u0014\u0000', '\u0089PNG\r\n\u001a\n\u0000\u0000']) {
    expect(decodeList(Buffer.from(binary, 'latin1'))).toMatchObject({ ok: false });
  }
});

test.each([
  ['3800', 3800],
  ['3,800.00', 3800],
  ['Rs. 3,800', 3800],
  ['Rs3800/=', 3800],
  ['රු. 3 800', 3800],
  ['₨\u00a01,003,800.50', 1003800.5],
  ['3.800,00', 3800],
  ['0', 0],
  ['3.800', undefined],
  ['38,00', 38],
  ['3,80', 3.8],
  ['1.2E+4', undefined],
  ['-350', undefined],
  ['', undefined],
  ['9999999999', undefined],
])('the amount %s is %s', (input, rupees) => {
  expect(parseAmount(input)).toBe(rupees);
});

test('a fee may be written as a deduction, and an empty fee is 0', () => {
  for (const fee of ['-350', '(350.00)', '− 350', '-Rs 350', '(LKR 350)', '-350 LKR']) {
    expect(parseFee(fee), fee).toBe(350);
  }
  for (const fee of ['Rs -350.00', 'LKR -350', 'රු. −350/=', 'Rs. (350.00)', '₨\u00a0- 350']) {
    expect(parseFee(fee), fee).toBe(350);
  }
  expect(['', ' '].map(parseFee)).toEqual([0, 0]);
  expect(parseFee('free')).toBeUndefined();
});

test('the fee is added to an amount after the fee, and a sum that is not in whole rupees is not read', () => {
  const rows = readTable('Waybill,COD,Fee\nA,3449.50,350.50\nB,3449.50,350\nC,,350');
  const chosenColumns = { ...columns, orderNumber: '' };
  expect(readLines(rows, { columns: chosenColumns, amountKind: 'after-fee' })).toMatchObject([
    { trackingNumber: 'A', amountLkr: 3800, feeLkr: 351 },
    { trackingNumber: 'B', amountLkr: undefined },
    { trackingNumber: 'C', amountLkr: undefined },
  ]);
});

test('columns are guessed by the words that couriers use, and a list without a required column is not accepted', () => {
  const headings = headingsOf([
    ['#', 'Waybill No', 'Order ID', 'COD Amount', 'Delivery Charge', 'Name'],
  ]);
  const guessed = guessColumns(headings);
  expect(guessed).toEqual({
    trackingNumber: 'Waybill No',
    orderNumber: 'Order ID',
    amount: 'COD Amount',
    fee: 'Delivery Charge',
  });
  expect(hasColumns(headings, guessed)).toBe(true);
  expect(hasColumns(headings, { ...guessed, fee: 'Fee' })).toBe(false);
  expect(hasColumns(headings, { ...guessed, amount: '' })).toBe(false);
  expect(hasColumns(headings, { ...guessed, trackingNumber: '', orderNumber: '' })).toBe(false);
});

test('a long cell is cut between characters, never within one', () => {
  const rows = [
    ['Waybill', `${'h'.repeat(listLimits.heading - 1)}😀😀`],
    [`${'x'.repeat(listLimits.number - 1)}😀😀`, '1'],
  ];
  expect(headingsOf(rows)).toEqual(['Waybill', `${'h'.repeat(listLimits.heading - 1)}😀`]);
  const chosenColumns = { trackingNumber: 'Waybill', orderNumber: '', amount: '', fee: '' };
  expect(readLines(rows, { columns: chosenColumns, amountKind: 'collected' })).toMatchObject([
    { trackingNumber: `${'x'.repeat(listLimits.number - 1)}😀` },
  ]);
});

const anyCell = fc.string({
  unit: fc.constantFrom(...'aක7",;\t\'= .\n\r\ufeff😀😀😀😀😀😀'),
  maxLength: 2 * listLimits.number,
  size: 'max',
});
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('any file is read as rows or refused', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    anyCell.map((text) => Buffer.from(text)),
    anyCell.map((text) => Buffer.from(`Waybill,Ref\n${quoted(text)},1`)),
  );
  fc.assert(
    fc.property(bytes, (file) => {
      const decoded = decodeList(file);
      const rows = decoded.ok ? readTable(decoded.value) : [];
      const lines = readLines(rows, { columns, amountKind: 'after-fee' });
      expect(lines.length).toBeLessThanOrEqual(rows.length);
      const texts = [headingsOf(rows), lines.map(({ trackingNumber }) => trackingNumber)].flat();
      expect(texts.every((text) => text.isWellFormed())).toBe(true);
    }),
  );
});

test('a table of quoted cells with any text keeps its rows and columns', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc,"\n'), minLength: 1, maxLength: 8 });
  const table = fc.array(fc.tuple(word, word, word), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      const named = rows.map((row) => row.map((cell) => `x${cell}x`));
      const text = named.map((row) => row.map(quoted).join(',')).join('\r\n');
      const plain = (cell: string) => cell.replace(/\s+/g, ' ');
      expect(readTable(text)).toEqual(named.map((row) => row.map(plain)));
    }),
  );
});

test('a cell as long as the largest file is read', () => {
  const cell = 'x'.repeat(isFullRun ? listLimits.bytes - 20 : 300_000);
  expect(readTable(`a,"${cell}"`)).toEqual([['a', cell]]);
  expect(readTable(`a,"${cell}`)[0]?.[0]).toBe('a');
});

test('any text is read as an amount in rupees and cents within the limit, or not at all', () => {
  const amountText = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789,. -/=()RsLKre'), maxLength: 20 }),
  );
  fc.assert(
    fc.property(amountText, (text) => {
      for (const amount of [parseAmount(text) ?? 0, parseFee(text) ?? 0]) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThan(100_000_000);
        expect(Number(amount.toFixed(2))).toBe(amount);
      }
    }),
  );
});

test('a formatted amount is parsed to the same sum', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(99), (rupees, cents) => {
      const sum = Number(`${rupees}.${`${cents}`.padStart(2, '0')}`);
      const decimals = { minimumFractionDigits: 2 };
      expect(parseAmount(`Rs ${sum.toLocaleString('en', decimals)}`)).toBe(sum);
      expect(parseAmount(sum.toLocaleString('de', decimals))).toBe(sum);
    }),
  );
});
