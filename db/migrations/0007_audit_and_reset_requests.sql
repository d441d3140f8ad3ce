CREATE TABLE "reset_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"phone" text,
	"language" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "reset_requests_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reset_requests_channel_known" CHECK ("reset_requests"."channel" = 'email' or ("reset_requests"."channel" = 'phone' and "reset_requests"."phone" is not null)),
	CONSTRAINT "reset_requests_link_ends" CHECK (("reset_requests"."token_hash" is null) = ("reset_requests"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_entries_action_named" CHECK ("audit_entries"."action" ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reset_requests" ADD CONSTRAINT "reset_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_requests_of_user" ON "reset_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reset_requests_one_waits_for_a_phone" ON "reset_requests" USING btree ("user_id") WHERE "reset_requests"."channel" = 'phone' and "reset_requests"."used_at" is null and "reset_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","number");