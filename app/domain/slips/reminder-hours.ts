import { daysLater, startOfColomboDay } from '#domain/kernel/colombo-time.ts';

const hourMs = 60 * 60 * 1000;
/** The hours in Colombo between which reminders are sent. */
const reminderHours = { from: 8, to: 20 };

/** Returns when reminders are sent again in the morning; undefined during the day. */
export function endOfReminderPause(now: Date): Date | undefined {
  const midnight = startOfColomboDay(now);
  const hour = (now.getTime() - midnight.getTime()) / hourMs;
  if (hour >= reminderHours.from && hour < reminderHours.to) return undefined;
  const morning = hour < reminderHours.from ? midnight : daysLater(midnight, 1);
  return new Date(morning.getTime() + reminderHours.from * hourMs);
}
