CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"hidden_for" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_one_for_a_line" UNIQUE("order_id","product_id"),
	CONSTRAINT "reviews_stars_in_range" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_language_known" CHECK ("reviews"."language" in ('en', 'si')),
	CONSTRAINT "reviews_reason_known" CHECK ("reviews"."hidden_for" in ('abuse', 'personal-data', 'health-claim'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_newest_first" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stars_in_range" CHECK ("products"."review_stars" between "products"."review_count" and 5 * "products"."review_count");