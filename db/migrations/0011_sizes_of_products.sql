ALTER TABLE "products" ADD COLUMN "size_group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_ml" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_is_some" CHECK ("products"."size_ml" > 0 and ("products"."size_group" = '' or "products"."size_ml" is not null));