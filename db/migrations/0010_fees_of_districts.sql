ALTER TABLE "settings" ADD COLUMN "district_fees" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "districts_without_cash" text DEFAULT '' NOT NULL;