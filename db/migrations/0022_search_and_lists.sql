ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(order_number || chr(31) || customer_name || chr(31) || customer_phone)) STORED;--> statement-breakpoint
CREATE INDEX "audit_entries_of_kind" ON "audit_entries" USING btree ("subject_kind","number");--> statement-breakpoint
CREATE INDEX "customers_in_book" ON "customers" USING btree ("phone","name","created_at");--> statement-breakpoint
CREATE INDEX "customers_by_words" ON "customers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_in_lists" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id","status","search_text");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_of_customers" ON "orders" USING btree ("customer_phone","created_at" DESC NULLS LAST,"id","customer_name","total_lkr");