import { lockAccount, removeAccount } from '#domain/accounts/account-writes.server.ts';
import { erasePersonInAudit } from '#domain/audit/erase-person.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import {
  listOrderPhones,
  lockOrdersOf,
  removePerson,
} from '#domain/orders/privacy/remove-person.server.ts';
import { eraseProblems } from '#domain/problems/erase-problems.server.ts';
import { eraseReviewers } from '#domain/reviews/erase-reviewers.server.ts';
import { eraseSlips } from '#domain/slips/erase-slips.server.ts';
import { eraseAlerts } from '#domain/stock-alerts/erase-alerts.server.ts';
import { eraseChats } from '#domain/support/erase-chats.server.ts';
import { eraseConsents } from './consent/erase-consents.server.ts';
import { type Customer, findCustomer } from './find-customer.server.ts';
import { type DeleteAccountRefusal, findDeletionRefusal } from './find-deletion-refusal.server.ts';
import { eraseNotes } from './notes/erase-notes.server.ts';

/**
 * Deletes an account with its sessions, addresses, wishlist and cart, by their foreign keys. Its orders stay
 * without the person. Refuses for admins, and while an order is pending, paid or shipped, or a refund or chargeback is open.
 */
export function deleteAccount(
  shop: Shop,
  userId: string,
): Promise<Result<undefined, DeleteAccountRefusal>> {
  return inTransaction(shop, async (shop) => {
    // Waits for an order that is being placed, which locks the account too, so that the order is found below.
    await lockAccount(shop, userId);
    await lockOrdersOf(shop, userId);
    const refusal = await findDeletionRefusal(shop, userId);
    if (refusal) return refuse(refusal);

    const customer = await findCustomer(shop, userId);
    const orderPhones = await listOrderPhones(shop, userId);
    const orderIds = await removePerson(shop, userId);
    await eraseReviewers(shop, orderIds);
    await eraseProblems(shop, orderIds);
    await eraseSlips(shop, orderIds);
    // The customer may have been an admin for a while.
    const fields = ['customerName', 'customerEmail', 'username'];
    await erasePersonInAudit(shop, { subject: 'account', ids: [userId], fields });
    const { emails, verifiedPhone } = verifiedOf(customer);
    await eraseAlerts(shop, emails);
    const phones = verifiedPhone ? [verifiedPhone] : [];
    await announce(shop, { name: 'account-deleted', emails, phones, orderIds });
    await removeAccount(shop, userId);
    await eraseConsents(shop, { orderIds, verifiedPhone });
    await eraseChats(shop, verifiedPhone);
    await eraseNotes(shop, { phones: [...orderPhones, customer?.phone ?? ''], verifiedPhone });
    return ok();
  });
}

/** Returns the verified contacts only: an unverified address or phone number may be another shopper's. */
function verifiedOf(customer: Customer | undefined) {
  const { email, phone, isEmailVerified, isPhoneVerified } = customer ?? {};
  return {
    emails: email && isEmailVerified ? [email] : [],
    verifiedPhone: isPhoneVerified ? phone : undefined,
  };
}
