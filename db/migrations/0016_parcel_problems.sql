CREATE TABLE "parcel_problems" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "parcel_problems_one_for_an_order" UNIQUE("order_id"),
	CONSTRAINT "parcel_problems_kind_known" CHECK ("parcel_problems"."kind" in ('damaged', 'wrong-item', 'missing-item', 'other'))
);
--> statement-breakpoint
CREATE TABLE "problem_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"problem_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "problem_pictures_in_order" UNIQUE("problem_id","position"),
	CONSTRAINT "problem_pictures_have_a_size" CHECK ("problem_pictures"."width" > 0 and "problem_pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_known";--> statement-breakpoint
ALTER TABLE "parcel_problems" ADD CONSTRAINT "parcel_problems_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_problem_id_parcel_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."parcel_problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_problems_open" ON "parcel_problems" USING btree ("created_at") WHERE "parcel_problems"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'password-reset', 'email-proof', 'stock-alert', 'back-in-stock', 'new-order', 'parcel-problem', 'contact-message', 'backup-failed'));