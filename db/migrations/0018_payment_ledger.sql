CREATE TABLE "payment_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_lkr" bigint NOT NULL,
	"via" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"fee_lkr" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_entries_move_something" CHECK ("payment_entries"."amount_lkr" <> 0),
	CONSTRAINT "payment_entries_kind_known" CHECK ("payment_entries"."kind" in ('received', 'refunded')),
	CONSTRAINT "payment_entries_via_known" CHECK ("payment_entries"."via" in ('owner', 'payhere', 'slip', 'courier'))
);
--> statement-breakpoint
CREATE INDEX "payment_entries_by_order" ON "payment_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_entries_by_day" ON "payment_entries" USING btree ("at","order_id");--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");
--> statement-breakpoint
-- Fills the ledger with what the history of the orders before it tells.
INSERT INTO "payment_entries" ("order_id", "kind", "amount_lkr", "via", "at")
SELECT "order_id", "kind", "amount_lkr", 'owner', "at" FROM (
	SELECT e."subject_id"::uuid AS "order_id", m."kind", e."number", e."at",
		(e."after" ->> m."field")::bigint - (e."before" ->> m."field")::bigint AS "amount_lkr"
	FROM "audit_entries" e, (VALUES ('received', 'receivedLkr'), ('refunded', 'refundedLkr')) AS m ("kind", "field")
	WHERE e."subject_kind" = 'order' AND e."after" ? m."field" AND e."before" ? m."field"
) told WHERE "amount_lkr" <> 0 AND EXISTS (SELECT FROM "orders" o WHERE o."id" = told."order_id")
ORDER BY "number";
--> statement-breakpoint
-- Adds what the history of an order does not tell.
INSERT INTO "payment_entries" ("order_id", "kind", "amount_lkr", "via", "at")
SELECT o."id", m."kind", m."amount_lkr" - coalesce(t."told_lkr", 0), 'owner', o."created_at"
FROM "orders" o
CROSS JOIN LATERAL (VALUES ('received', o."received_lkr"), ('refunded', o."refunded_lkr")) AS m ("kind", "amount_lkr")
LEFT JOIN (SELECT "order_id", "kind", sum("amount_lkr") AS "told_lkr" FROM "payment_entries" GROUP BY 1, 2) t
	ON t."order_id" = o."id" AND t."kind" = m."kind"
WHERE m."amount_lkr" <> coalesce(t."told_lkr", 0);
