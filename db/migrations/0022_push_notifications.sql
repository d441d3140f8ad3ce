CREATE TABLE "push_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orders" boolean NOT NULL,
	"slips" boolean NOT NULL,
	"payments" boolean NOT NULL,
	"enquiries" boolean NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	CONSTRAINT "push_choices_quiet_hours" CHECK (("push_choices"."quiet_from" is null and "push_choices"."quiet_until" is null) or ("push_choices"."quiet_from" between 0 and 23 and "push_choices"."quiet_until" between 0 and 23))
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"browser_id" uuid,
	"name" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_browserId_unique" UNIQUE("browser_id"),
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_known";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_channel_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "push_device_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_choices" ADD CONSTRAINT "push_choices_user_id_admin_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_admin_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_of_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_push_device_id_push_devices_id_fk" FOREIGN KEY ("push_device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of_push_device" ON "messages" USING btree ("push_device_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'slip-accepted', 'slip-refused', 'transfer-reminder', 'password-reset', 'email-proof', 'stock-alert', 'back-in-stock', 'new-order', 'parcel-problem', 'new-slip', 'payment-received', 'contact-message', 'backup-failed'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('email', 'push'));