CREATE TABLE "offer_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"order_id" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "offer_consents_phone_unique" UNIQUE("phone"),
	CONSTRAINT "offer_consents_phone_is_e164" CHECK ("offer_consents"."phone" ~ '^\+94[0-9]{9}$'),
	CONSTRAINT "offer_consents_language_known" CHECK ("offer_consents"."language" in ('en', 'si'))
);
--> statement-breakpoint
ALTER TABLE "offer_consents" ADD CONSTRAINT "offer_consents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_consents_in_force" ON "offer_consents" USING btree ("given_at" DESC NULLS LAST,"id") WHERE "offer_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "offer_consents_of_order" ON "offer_consents" USING btree ("order_id");