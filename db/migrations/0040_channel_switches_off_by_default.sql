ALTER TABLE "settings" ALTER COLUMN "email_notifications" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "sms_notifications" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "whatsapp_notifications" SET DEFAULT false;