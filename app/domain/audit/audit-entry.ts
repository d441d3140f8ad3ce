/** Every recorded action: those of admins, and the order events of anyone. The names are stored, so they keep older terms. */
export type AuditAction =
  | 'admin-added'
  | 'admin-removed'
  | 'admin-link-made'
  | 'guide-marked'
  | 'guide-unmarked'
  | 'notifications-switched-on'
  | 'notifications-switched-off'
  | 'notifications-chosen'
  | 'panel-language-chosen'
  | 'reset-link-made'
  | 'reset-request-dismissed'
  | 'settings-saved'
  | 'product-added'
  | 'product-saved'
  | 'product-featured'
  | 'product-moved'
  | 'product-deleted'
  | 'product-restored'
  | 'product-stock-adjusted'
  | 'promo-code-added'
  | 'promo-code-saved'
  | 'policy-saved'
  | 'policy-restored'
  | 'contact-message-moved'
  | 'order-placed'
  | 'order-status-changed'
  | 'order-shipment-noted'
  | 'order-noted'
  | 'order-confirmed'
  | 'order-packed'
  | 'order-corrected'
  | 'order-refunded'
  | 'order-refund-followed'
  | 'order-charge-back-settled'
  | 'order-problem-reported'
  | 'order-paid-online'
  | 'order-problem-settled'
  | 'order-slip-sent'
  | 'order-slip-accepted'
  | 'order-slip-refused'
  | 'order-transfer-reminded'
  | 'order-cancel-asked'
  | 'order-cancel-withdrawn'
  | 'order-cancel-declined'
  | 'order-delivery-refused'
  | 'order-return-received'
  | 'orders-exported'
  | 'consents-exported'
  | 'remittance-added'
  | 'remittance-taken'
  | 'remittance-taken-back'
  | 'backup-asked'
  | 'backup-downloaded'
  | 'backup-deleted'
  | 'two-factor-switched-on'
  | 'two-factor-switched-off'
  | 'second-factor-enrolled'
  | 'second-factor-replaced'
  | 'recovery-codes-made'
  | 'second-factor-reset'
  | 'password-changed'
  | 'password-set-by-link'
  | 'password-given'
  | 'message-sent-again'
  | 'message-ways-saved'
  | 'message-text-saved'
  | 'picture-uploaded'
  | 'shop-picture-changed'
  | 'shop-picture-removed'
  | 'review-answered'
  | 'review-hidden'
  | 'review-shown'
  | 'review-put-on-home'
  | 'review-taken-off-home'
  | 'customer-note-added'
  | 'customer-note-removed'
  | 'demo-month-filled'
  | 'demo-month-removed';

/** The subject of an action. */
export type AuditSubject =
  | {
      kind:
        | 'account'
        | 'order'
        | 'product'
        | 'promo-code'
        | 'policy'
        | 'contact-message'
        | 'message'
        | 'picture'
        | 'review'
        | 'customer-note'
        | 'remittance';
      id: string;
    }
  | { kind: 'export'; id: 'orders' | 'courier' | 'offers' }
  | { kind: 'demo'; id: 'month' }
  | { kind: 'settings'; id: 'shop' | 'message-ways' | 'message-texts' }
  | { kind: 'backups'; id: 'shop' };

export type AuditSubjectKind = AuditSubject['kind'];

/** Values of fields by their names, as JSON. */
export type AuditValues = { [field: string]: AuditValue };
type AuditValue = string | number | boolean | null | readonly AuditValue[] | AuditValues;
