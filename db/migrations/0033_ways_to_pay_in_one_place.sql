DROP INDEX "orders_in_sums";--> statement-breakpoint
CREATE INDEX "orders_in_sums" ON "orders" USING btree ("status","payment_method","province","total_lkr","due_lkr","refund_due_lkr");