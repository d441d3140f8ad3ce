/** The number of random sequences that `npm test` runs on each database; `npm run test:all` runs 2,000. */
export const sequenceCount = Number(process.env['SANDHI_TRADE_SEQUENCES'] ?? 40);

/** The seed that fast-check printed for a failed run: replays its sequences. */
export const seed = process.env['SANDHI_TRADE_SEED'];
