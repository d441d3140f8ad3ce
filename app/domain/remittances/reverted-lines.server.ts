import { sql } from 'drizzle-orm';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { remittanceLines, remittances } from './tables.server.ts';

const takenAt = sql`(select ${remittances.takenAt} from ${remittances} where ${remittances.id} = ${remittanceLines.remittanceId})`;

/**
 * Matches lines whose order had its payment reverted by hand after the list was taken over: what paid it later has another
 * source, and the list no longer proves that the parcel arrived.
 */
export const revertedByHandCondition = sql`exists (select 1 from ${paymentEntries} where ${paymentEntries.orderId} = ${remittanceLines.orderId}
  and ${paymentEntries.kind} = 'received' and ${paymentEntries.via} = 'owner' and ${paymentEntries.amountLkr} < 0 and ${paymentEntries.at} >= ${takenAt})`;
