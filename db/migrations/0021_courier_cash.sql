CREATE TABLE "courier_lists" (
	"courier" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"amount_is" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remittance_lines" (
	"remittance_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tracking_number" text NOT NULL,
	"order_number" text NOT NULL,
	"amount_lkr" bigint,
	"fee_lkr" bigint NOT NULL,
	"order_id" uuid,
	"outcome" text,
	"payment_status_before" text,
	CONSTRAINT "remittance_lines_remittance_id_position_pk" PRIMARY KEY("remittance_id","position")
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"courier" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "orders_in_sums";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remittance_lines_by_order" ON "remittance_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remittances_once" ON "remittances" USING btree ("digest") WHERE "remittances"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "remittances_newest_first" ON "remittances" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_tracking" ON "orders" USING btree (ltrim(upper(regexp_replace("tracking_number", '[^A-Za-z0-9]', '', 'g')), '0')) WHERE "orders"."tracking_number" <> '';--> statement-breakpoint
CREATE INDEX "orders_at_couriers" ON "orders" USING btree ("courier","created_at") WHERE "orders"."status" in ('shipped', 'delivered') and "orders"."due_lkr" > 0 and "orders"."payment_method" in ('cod') and "orders"."courier" <> '';--> statement-breakpoint
CREATE INDEX "orders_returning" ON "orders" USING btree ("delivery_refused_at") WHERE "orders"."status" = 'cancelled' and "orders"."delivery_refused_at" is not null and "orders"."return_received_at" is null;--> statement-breakpoint
CREATE INDEX "orders_in_sums" ON "orders" USING btree ("status","payment_method","province","total_lkr","due_lkr","refund_due_lkr","courier");
--> statement-breakpoint
-- Parcels that were refused before did not wait to come back: it was said at once whether their units had.
UPDATE "orders" SET "return_received_at" = "delivery_refused_at" WHERE "delivery_refused_at" is not null;
