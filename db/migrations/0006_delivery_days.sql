ALTER TABLE "settings" ADD COLUMN "public_holidays" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "courier_tracking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "saturday_delivery" boolean DEFAULT false NOT NULL;