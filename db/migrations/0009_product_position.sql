DROP INDEX "products_as_listed";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "position" integer;--> statement-breakpoint
CREATE INDEX "products_as_listed" ON "products" USING btree ("active","featured" DESC NULLS LAST,"position" NULLS FIRST,"created_at" DESC NULLS LAST);