CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_notes_phone_is_e164" CHECK ("customer_notes"."phone" ~ '^\+94[0-9]{9}$')
);
--> statement-breakpoint
CREATE INDEX "customer_notes_of_phone" ON "customer_notes" USING btree ("phone","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_notes_by_age" ON "customer_notes" USING btree ("created_at");