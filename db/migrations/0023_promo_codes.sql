CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_lkr" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_phone" integer,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_code_written" CHECK ("promo_codes"."code" ~ '^[A-Z0-9-]{3,20}$'),
	CONSTRAINT "promo_codes_kind_known" CHECK ("promo_codes"."kind" in ('percentage', 'amount')),
	CONSTRAINT "promo_codes_value_in_range" CHECK ("promo_codes"."value" between 1 and case "promo_codes"."kind" when 'percentage' then 100 else 1000000 end),
	CONSTRAINT "promo_codes_minimum_not_negative" CHECK ("promo_codes"."minimum_lkr" >= 0),
	CONSTRAINT "promo_codes_limits_positive" CHECK ("promo_codes"."max_uses" > 0 and "promo_codes"."max_uses_per_phone" > 0),
	CONSTRAINT "promo_codes_used_not_negative" CHECK ("promo_codes"."used" >= 0),
	CONSTRAINT "promo_codes_ends_after_start" CHECK ("promo_codes"."ends_at" > "promo_codes"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- No order could name a code before there were any.
UPDATE "orders" SET "promo_code_id" = NULL WHERE "promo_code_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_promo_codes" ON "orders" USING btree ("promo_code_id","customer_phone") WHERE "orders"."promo_code_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_within_goods" CHECK ("orders"."discount_lkr" <= "orders"."subtotal_lkr");