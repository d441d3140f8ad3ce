CREATE TABLE "gateway_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount_lkr" bigint NOT NULL,
	"back" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"refund_id" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_status" text DEFAULT '' NOT NULL,
	"seen_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gateway_refunds_refund_something" CHECK ("gateway_refunds"."amount_lkr" > 0),
	CONSTRAINT "gateway_refunds_state_known" CHECK ("gateway_refunds"."state" in ('open', 'unknown', 'refunded', 'not-refunded'))
);
--> statement-breakpoint
ALTER TABLE "payment_entries" DROP CONSTRAINT "payment_entries_via_known";--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_refunds_one_open" ON "gateway_refunds" USING btree ("order_id") WHERE "gateway_refunds"."state" in ('open', 'unknown');--> statement-breakpoint
CREATE INDEX "gateway_refunds_of_order" ON "gateway_refunds" USING btree ("order_id","started_at");--> statement-breakpoint
CREATE INDEX "gateway_refunds_to_ask" ON "gateway_refunds" USING btree ("ask_at") WHERE "gateway_refunds"."ask_at" is not null;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_via_known" CHECK ("payment_entries"."via" in ('owner', 'payhere', 'slip', 'courier', 'refund-api'));