ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_known";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_channel_known";--> statement-breakpoint
ALTER TABLE "message_ways" DROP CONSTRAINT "message_ways_channel_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "source" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_by_provider_id" ON "messages" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "contact_messages_of_phone" ON "contact_messages" USING btree ("phone","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_source_once" UNIQUE("source_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'slip-accepted', 'slip-refused', 'transfer-reminder', 'cancel-declined', 'problem-answered', 'password-reset', 'email-proof', 'stock-alert', 'back-in-stock', 'chat-answer', 'new-order', 'parcel-problem', 'new-slip', 'cancel-request', 'payment-received', 'contact-message', 'backup-failed'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('email', 'sms', 'whatsapp', 'push'));--> statement-breakpoint
ALTER TABLE "message_ways" ADD CONSTRAINT "message_ways_channel_known" CHECK ("message_ways"."channel" in ('email', 'sms', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_source_known" CHECK ("contact_messages"."source" in ('form', 'whatsapp') and ("contact_messages"."source" = 'whatsapp') = ("contact_messages"."source_id" is not null));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_where_written" CHECK ("contact_messages"."answer" = '' or "contact_messages"."source" = 'whatsapp');