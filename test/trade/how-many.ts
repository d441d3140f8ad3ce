/** The number of sequences that `npm test` plays on each database; `npm run test:all` plays 2,000. */
export const sequences = Number(process.env['SANDHI_TRADE_SEQUENCES'] ?? 40);

/** Plays a sequence again that failed, by the seed that it told. */
export const seed = process.env['SANDHI_TRADE_SEED'];
