CREATE TABLE "bank_slips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer NOT NULL,
	"digest" text NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"reason" text,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_slips_once" UNIQUE("order_id","digest"),
	CONSTRAINT "bank_slips_kind_known" CHECK ("bank_slips"."kind" in ('picture', 'pdf')),
	CONSTRAINT "bank_slips_state_known" CHECK ("bank_slips"."state" in ('waiting', 'accepted', 'refused')),
	CONSTRAINT "bank_slips_reason_known" CHECK ("bank_slips"."reason" in ('unreadable', 'wrong-amount', 'wrong-account', 'not-arrived', 'other')),
	CONSTRAINT "bank_slips_pictures_have_a_size" CHECK (("bank_slips"."kind" = 'picture') = (coalesce("bank_slips"."width", 0) > 0 and coalesce("bank_slips"."height", 0) > 0)),
	CONSTRAINT "bank_slips_settled_in_time" CHECK (("bank_slips"."state" = 'waiting') = ("bank_slips"."settled_at" is null)),
	CONSTRAINT "bank_slips_refused_for_a_reason" CHECK (("bank_slips"."state" = 'refused') = ("bank_slips"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_known";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "transfer_days" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "slip_days" integer DEFAULT 180 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_slips" ADD CONSTRAINT "bank_slips_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_slips_waiting" ON "bank_slips" USING btree ("sent_at") WHERE "bank_slips"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bank_slips_by_day" ON "bank_slips" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'slip-accepted', 'slip-refused', 'transfer-reminder', 'password-reset', 'email-proof', 'stock-alert', 'back-in-stock', 'new-order', 'parcel-problem', 'new-slip', 'contact-message', 'backup-failed'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_transfer_days_in_range" CHECK ("settings"."transfer_days" between 2 and 30);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_slip_days_in_range" CHECK ("settings"."slip_days" between 30 and 730);