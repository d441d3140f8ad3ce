CREATE TABLE "sms_days" (
	"day" date PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sms_days_cents_not_negative" CHECK ("sms_days"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_known";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "sms_daily_limit" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'slip-accepted', 'slip-refused', 'transfer-reminder', 'cancel-declined', 'problem-answered', 'password-reset', 'email-proof', 'stock-alert', 'back-in-stock', 'chat-answer', 'new-order', 'parcel-problem', 'new-slip', 'cancel-request', 'charge-back', 'payment-received', 'contact-message', 'backup-failed', 'sms-limit'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_sms_limit_not_negative" CHECK ("settings"."sms_daily_limit" >= 0);