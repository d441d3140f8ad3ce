DROP INDEX "customers_by_words";--> statement-breakpoint
ALTER TABLE "orders" drop column "search_text";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(order_number || chr(31) || translate(customer_name, E'\u200b\u200c\u200d', '') || chr(31) || customer_phone)) STORED;--> statement-breakpoint
CREATE INDEX "customers_by_words" ON "customers" USING gin (translate("name", E'\u200b\u200c\u200d', '') gin_trgm_ops);--> statement-breakpoint
-- Went with the column.
CREATE INDEX "orders_in_lists" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id","status","search_text");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- A second product of a long name was given an address of 81 characters, which its form refuses.
UPDATE "products" SET "slug" = rtrim(left("slug", 71), '-') || '-' || left("id"::text, 8) WHERE length("slug") > 80;
