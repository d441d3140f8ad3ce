CREATE TABLE "guide_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guide_marks_named" CHECK ("guide_marks"."mark" ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
ALTER TABLE "reset_requests" DROP CONSTRAINT "reset_requests_channel_known";--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reset_requests" ADD CONSTRAINT "reset_requests_channel_known" CHECK ("reset_requests"."channel" in ('email', 'admin') or ("reset_requests"."channel" = 'phone' and "reset_requests"."phone" is not null));