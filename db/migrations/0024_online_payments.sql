CREATE TABLE "payment_attempts" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_lkr" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_ask_for_something" CHECK ("payment_attempts"."amount_lkr" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"payment_id" text NOT NULL,
	"code" integer NOT NULL,
	"reference" text NOT NULL,
	"amount_lkr" bigint NOT NULL,
	"method" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notices_payment_id_code_pk" PRIMARY KEY("payment_id","code"),
	CONSTRAINT "payment_notices_code_known" CHECK ("payment_notices"."code" in (2, 0, -1, -2, -3))
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_reference_payment_attempts_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."payment_attempts"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id","opened_at");--> statement-breakpoint
CREATE INDEX "payment_notices_of_attempt" ON "payment_notices" USING btree ("reference");