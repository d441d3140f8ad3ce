DROP INDEX "customers_one_of_phone";--> statement-breakpoint
DROP INDEX "customers_in_book";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "email" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "former_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "former_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "sign_up_key" uuid;--> statement-breakpoint
-- The e-mail address moves to the customer's record; the column that has to be unique is only filled from now on.
INSERT INTO "customers" ("user_id", "name", "email", "created_at")
SELECT "id", "name", '', "created_at" FROM "users"
WHERE "email" <> '' AND "email" !~* '\.invalid$' ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "customers" SET
  "email" = CASE WHEN "users"."email" ~* '\.invalid$' THEN '' ELSE lower("users"."email") END,
  "email_verified_at" = CASE WHEN "users"."email_verified" AND "users"."email" <> '' AND "users"."email" !~* '\.invalid$' THEN "users"."updated_at" END,
  "phone_verified_at" = CASE WHEN "phone" <> '' THEN "users"."phone_proven_at" END
FROM "users" WHERE "users"."id" = "customers"."user_id";--> statement-breakpoint
UPDATE "users" SET "email" = "id" || '@account.invalid', "email_verified" = false WHERE "email" !~* '\.invalid$';--> statement-breakpoint
CREATE UNIQUE INDEX "customers_one_verified_email" ON "customers" USING btree ("email") WHERE "customers"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_one_verified_phone" ON "customers" USING btree ("phone") WHERE "customers"."phone_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_of_email" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customers_of_former_email" ON "customers" USING btree ("former_email") WHERE "customers"."former_email" <> '';--> statement-breakpoint
CREATE INDEX "customers_of_former_phone" ON "customers" USING btree ("former_phone") WHERE "customers"."former_phone" <> '';--> statement-breakpoint
CREATE INDEX "customers_in_book" ON "customers" USING btree ("phone","created_at","name");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "phone_proven_at";--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_signUpKey_unique" UNIQUE("sign_up_key");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_verified_is_given" CHECK (("customers"."email_verified_at" is null or "customers"."email" <> '') and ("customers"."phone_verified_at" is null or "customers"."phone" <> ''));