/** Returns the cause of the messages which say that the limit for SMS was reached on a day in Colombo. */
export function causeOfSmsLimit(day: string): string {
  return `sms-limit ${day}`;
}
