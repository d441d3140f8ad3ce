import { seededRandom } from '#domain/demo-month/seeded-random.ts';

// Loaded before the shop starts: stops the clock and seeds Math.random, so that two runs give the same pictures.
const stoppedAt = Date.parse(process.env['SCREENSHOTS_AT'] ?? '');
const RealDate = Date;

class StoppedDate extends RealDate {
  constructor(...args: unknown[]) {
    super(...((args.length === 0 ? [stoppedAt] : args) as [number]));
  }

  static override now() {
    return stoppedAt;
  }
}

globalThis.Date = StoppedDate as DateConstructor;
const random = seededRandom(1);
Math.random = () => random.below(2 ** 32) / 2 ** 32;
