CREATE TABLE "joined_cart_lines" (
	"cart_key" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "joined_cart_lines_cart_key_product_id_pk" PRIMARY KEY("cart_key","product_id"),
	CONSTRAINT "joined_cart_lines_quantity_in_range" CHECK ("joined_cart_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "joined_cart_lines" ADD CONSTRAINT "joined_cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_cart_lines" ADD CONSTRAINT "joined_cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joined_cart_lines_by_age" ON "joined_cart_lines" USING btree ("joined_at");