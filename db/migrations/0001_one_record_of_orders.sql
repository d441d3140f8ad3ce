DROP INDEX "audit_entries_of_kind";--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "user_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "actor" text;--> statement-breakpoint
UPDATE "audit_entries" SET "actor" = 'owner';--> statement-breakpoint
UPDATE "audit_entries" SET "action" = 'order-placed', "after" = "after" || '{"source":"phone"}' WHERE "action" = 'order-entered';--> statement-breakpoint
-- The entries of shipments and refunds get the details that only the history kept: the newest entry those of the newest row.
UPDATE "audit_entries" SET "after" = coalesce("after", '{}') || "of_row"."details"
  FROM (SELECT "number", "subject_id", "action", row_number() OVER (PARTITION BY "subject_id", "action" ORDER BY "number" DESC) AS "nth"
    FROM "audit_entries" WHERE "action" IN ('order-shipment-noted', 'order-refunded')) AS "of_entry",
  (SELECT "order_id", "event", "details", row_number() OVER (PARTITION BY "order_id", "event" ORDER BY "number" DESC) AS "nth"
    FROM "order_history" WHERE "event" IN ('shipment', 'refund')) AS "of_row"
  WHERE "audit_entries"."number" = "of_entry"."number" AND "of_entry"."subject_id" = "of_row"."order_id"::text AND "of_entry"."nth" = "of_row"."nth"
    AND "of_row"."event" = CASE "of_entry"."action" WHEN 'order-refunded' THEN 'refund' ELSE 'shipment' END;--> statement-breakpoint
-- Only the history kept the steps that no admin took. Their entries come before all others.
INSERT INTO "audit_entries" ("number", "actor", "user_id", "action", "subject_kind", "subject_id", "after", "at")
  OVERRIDING SYSTEM VALUE
  SELECT -row_number() OVER (ORDER BY "number" DESC), split_part("actor", ':', 1), nullif(split_part("actor", ':', 2), '')::uuid,
    'order-placed', 'order', "order_id"::text, jsonb_build_object('source', coalesce("details"->>'source', 'web')), "at"
  FROM "order_history" WHERE "event" = 'placed' AND split_part("actor", ':', 1) IN ('customer', 'guest', 'shop');--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "actor" SET NOT NULL;--> statement-breakpoint
DROP TABLE "order_history";--> statement-breakpoint
CREATE INDEX "audit_entries_of_admins" ON "audit_entries" USING btree ("number","at") WHERE "audit_entries"."actor" = 'owner';--> statement-breakpoint
CREATE INDEX "audit_entries_of_kind" ON "audit_entries" USING btree ("subject_kind","number","at") WHERE "audit_entries"."actor" = 'owner';--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_known" CHECK ("audit_entries"."actor" in ('owner', 'customer', 'guest', 'shop'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_of_admins_named" CHECK ("audit_entries"."actor" <> 'owner' or ("audit_entries"."user_id" is not null and "audit_entries"."user_name" is not null));
