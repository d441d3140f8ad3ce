ALTER TABLE "orders" drop column "search_text";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(order_number || chr(31) || translate(customer_name || chr(31) || city, E'\u200b\u200c\u200d', '') || chr(31) || customer_phone)) STORED;--> statement-breakpoint
CREATE INDEX "orders_in_lists" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id","status","search_text");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ("search_text" gin_trgm_ops);
