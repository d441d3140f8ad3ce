ALTER TABLE "products" ADD COLUMN "maximum_price_lkr" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "batch_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "expiry" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_within_maximum" CHECK ("products"."maximum_price_lkr" is null or "products"."price_lkr" <= "products"."maximum_price_lkr");