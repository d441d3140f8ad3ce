CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_codes_one_of_a_purpose" UNIQUE("user_id","purpose"),
	CONSTRAINT "phone_codes_purpose_known" CHECK ("phone_codes"."purpose" in ('verify', 'reset')),
	CONSTRAINT "phone_codes_tries_not_negative" CHECK ("phone_codes"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_known";--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_codes_of_phone" ON "phone_codes" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "phone_codes_by_end" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'slip-accepted', 'slip-refused', 'transfer-reminder', 'cancel-declined', 'problem-answered', 'password-reset', 'email-proof', 'phone-code', 'stock-alert', 'back-in-stock', 'chat-answer', 'new-order', 'parcel-problem', 'new-slip', 'cancel-request', 'charge-back', 'payment-received', 'contact-message', 'backup-failed', 'sms-limit'));