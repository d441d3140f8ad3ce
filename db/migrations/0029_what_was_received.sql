CREATE TABLE "sent_forms" (
	"digest" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_refunded_in_range";--> statement-breakpoint
DROP INDEX "orders_in_sums";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_lkr" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waived_lkr" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What came in for an order that was paid: its total of that day, which a correction may have changed since.
UPDATE "orders" o SET "received_lkr" = greatest(o."refunded_lkr", coalesce((
  SELECT (c."details"->'before'->>'totalLkr')::bigint FROM "order_history" c
  WHERE c."order_id" = o."id" AND c."event" = 'corrected' AND c."details"->'before' ? 'totalLkr'
    AND c."number" > (SELECT max(p."number") FROM "order_history" p
      WHERE p."order_id" = o."id" AND p."event" = 'payment' AND p."details"->>'to' = 'paid')
  ORDER BY c."number" LIMIT 1), o."total_lkr"))
WHERE o."payment_status" IN ('paid', 'refunded');--> statement-breakpoint
UPDATE "orders" SET "received_lkr" = "refunded_lkr" WHERE "payment_status" IN ('pending', 'failed');--> statement-breakpoint
-- Set to refunded by hand, without the form that says how much.
UPDATE "orders" SET "refunded_lkr" = "received_lkr" WHERE "payment_status" = 'refunded' AND "refunded_lkr" <> "total_lkr";--> statement-breakpoint
UPDATE "orders" SET "waived_lkr" = CASE
  WHEN "refunded_lkr" = "received_lkr" THEN "total_lkr"
  ELSE least("total_lkr", greatest(0, "refunded_lkr" - greatest(0, "received_lkr" - "total_lkr"))) END
WHERE "status" <> 'cancelled' AND "payment_status" IN ('paid', 'refunded') AND "refunded_lkr" > 0;--> statement-breakpoint
UPDATE "orders" SET "payment_status" = CASE
  WHEN "status" <> 'cancelled' AND "total_lkr" - "waived_lkr" - "received_lkr" + "refunded_lkr" > 0 THEN 'pending'
  WHEN "received_lkr" > "refunded_lkr" THEN 'paid' ELSE "payment_status" END
WHERE "payment_status" IN ('paid', 'refunded');--> statement-breakpoint
-- Units that came back with a refund, as far as the order has not taken them again.
UPDATE "order_lines" l SET "returned" = greatest(0, least(m."returned", l."quantity" - m."held"))
FROM (SELECT "order_id", "product_id", -sum("units")::integer AS "held",
    coalesce(sum("units") FILTER (WHERE "reason" = 'returned'), 0)::integer AS "returned"
  FROM "stock_movements" WHERE "order_id" IS NOT NULL GROUP BY 1, 2) m, "orders" o
WHERE m."order_id" = l."order_id" AND m."product_id" = l."product_id" AND m."returned" > 0
  AND o."id" = l."order_id" AND o."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_lkr" bigint GENERATED ALWAYS AS (case when status = 'cancelled' then 0 else greatest(0, total_lkr - waived_lkr - received_lkr + refunded_lkr) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due_lkr" bigint GENERATED ALWAYS AS (greatest(0, received_lkr - refunded_lkr - case when status = 'cancelled' then 0 else total_lkr - waived_lkr end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "sent_forms_by_time" ON "sent_forms" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_in_sums" ON "orders" USING btree ("status","payment_status","payment_method","province","total_lkr","refund_due_lkr");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned_in_range" CHECK ("order_lines"."returned" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_was_received" CHECK ("orders"."refunded_lkr" between 0 and "orders"."received_lkr");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_waived_in_range" CHECK ("orders"."waived_lkr" between 0 and "orders"."total_lkr");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status_agrees_with_money" CHECK (case "orders"."payment_status" when 'paid' then "orders"."due_lkr" = 0
        when 'refunded' then "orders"."due_lkr" = 0 and "orders"."received_lkr" = "orders"."refunded_lkr"
        else "orders"."due_lkr" > 0 or "orders"."received_lkr" = "orders"."refunded_lkr" end);
