CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cause_id" text NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"order_id" uuid,
	"contact_message_id" uuid,
	"person_name" text,
	"secret_link" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"useless_after" timestamp with time zone NOT NULL,
	"problem" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "messages_one_per_cause" UNIQUE("cause_id","audience","recipient","channel"),
	CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'password-reset', 'email-proof', 'new-order', 'contact-message')),
	CONSTRAINT "messages_audience_known" CHECK ("messages"."audience" in ('customer', 'owner')),
	CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('email')),
	CONSTRAINT "messages_language_known" CHECK ("messages"."language" in ('en', 'si')),
	CONSTRAINT "messages_state_known" CHECK ("messages"."state" in ('waiting', 'sent', 'failed', 'shown')),
	CONSTRAINT "messages_attempts_not_negative" CHECK ("messages"."attempts" >= 0),
	CONSTRAINT "messages_keep_no_secret_longer_than_needed" CHECK ("messages"."secret_link" is null or "messages"."state" in ('waiting', 'shown'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_to_send" ON "messages" USING btree ("next_try_at") WHERE "messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_newest_first" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "messages_by_state" ON "messages" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_of_order" ON "messages" USING btree ("order_id");