import { dayIn, daysLater, startOfColomboDay, weekdayIn } from '#domain/kernel/colombo-time.ts';
import { closureOf } from '#domain/settings/closure.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { linesOf } from '#domain/settings/settings-lists.ts';

type BusinessDayRules = {
  saturdays: boolean;
  /** Public holidays as 2026-11-21, in Colombo. */
  holidays: readonly string[];
};
/** The first and the last day on which a parcel should arrive, as midnights in Colombo. */
export type ArrivalWindow = { from: Date; to: Date };

const preparationMs = 24 * 60 * 60 * 1000;
/** The promised time from departure to arrival, in business days. */
const promisedDays = { from: 2, to: 5 };

/** Returns the settings that decide which days are business days. */
export function businessDaysOf({
  saturdayDelivery,
  publicHolidays,
}: Pick<Settings, 'saturdayDelivery' | 'publicHolidays'>): BusinessDayRules {
  return { saturdays: saturdayDelivery, holidays: linesOf(publicHolidays) };
}

type Closing = Pick<Settings, 'closedUntil' | 'ordersWhileClosed'>;
type DeliverySettings = Closing & Pick<Settings, 'saturdayDelivery' | 'publicHolidays'>;

/** Returns when parcels leave next: now, or when the shop opens again. */
export function nextDeparture(settings: Closing, now: Date): Date {
  return closureOf(settings, now)?.reopensAt ?? now;
}

/** Returns when an order placed now would arrive; undefined while the shop accepts no orders. */
export function arrivalIfPlaced(settings: DeliverySettings, now: Date): ArrivalWindow | undefined {
  if (closureOf(settings, now)?.takesOrders === false) return undefined;
  const departure = { createdAt: now, earliestDeparture: nextDeparture(settings, now) };
  return arrivalOncePlaced(departure, businessDaysOf(settings));
}

/** Returns when an order that left at this time arrives: 2 to 5 business days later. */
export function arrivalOnceShipped(shippedAt: Date, days: BusinessDayRules): ArrivalWindow {
  return windowFrom(startOfColomboDay(shippedAt), days);
}

/**
 * Returns when an order that is not shipped yet should arrive. It leaves on the first business day from 24 hours after it
 * was placed, or from `earliestDeparture` if that is later.
 */
export function arrivalOncePlaced(
  { createdAt, earliestDeparture }: { createdAt: Date; earliestDeparture: Date },
  days: BusinessDayRules,
): ArrivalWindow {
  const preparedMs = createdAt.getTime() + preparationMs;
  const departsAt = new Date(Math.max(preparedMs, earliestDeparture.getTime()));
  return windowFrom(firstBusinessDay(departsAt, days), days);
}

function windowFrom(departure: Date, days: BusinessDayRules): ArrivalWindow {
  return {
    from: businessDaysLater(departure, promisedDays.from, days),
    to: businessDaysLater(departure, promisedDays.to, days),
  };
}

function firstBusinessDay(from: Date, days: BusinessDayRules): Date {
  const day = startOfColomboDay(from);
  return isBusinessDay(day, days) ? day : businessDaysLater(day, 1, days);
}

function businessDaysLater(midnight: Date, count: number, days: BusinessDayRules): Date {
  let day = midnight;
  for (let left = count; left > 0; ) {
    day = daysLater(day, 1);
    if (isBusinessDay(day, days)) left -= 1;
  }
  return day;
}

function isBusinessDay(midnight: Date, { saturdays, holidays }: BusinessDayRules): boolean {
  const weekday = weekdayIn(midnight);
  const isWorkday = weekday >= 1 && weekday <= (saturdays ? 6 : 5);
  return isWorkday && !holidays.includes(dayIn(midnight));
}
