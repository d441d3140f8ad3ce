-- What the removal of a person left before it knew of these fields.
UPDATE "order_history" SET "details" = jsonb_set("details", '{reason}', '""')
FROM "orders"
WHERE "orders"."id" = "order_history"."order_id" AND "orders"."person_removed_at" IS NOT NULL AND "order_history"."event" = 'refund';--> statement-breakpoint
UPDATE "audit_entries" SET "before" = "before" - 'reason', "after" = "after" - 'reason'
WHERE "subject_kind" = 'order' AND "action" = 'order-refunded'
  AND "subject_id" IN (SELECT "id"::text FROM "orders" WHERE "person_removed_at" IS NOT NULL);--> statement-breakpoint
UPDATE "audit_entries" SET
  "before" = "before" - 'customerName' - 'customerEmail' - 'username',
  "after" = "after" - 'customerName' - 'customerEmail' - 'username'
WHERE "subject_kind" = 'account' AND "subject_id" NOT IN (SELECT "id"::text FROM "users");
