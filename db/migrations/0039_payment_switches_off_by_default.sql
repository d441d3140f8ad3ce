ALTER TABLE "settings" ALTER COLUMN "cod_enabled" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "bank_transfer_enabled" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "payhere_enabled" SET DEFAULT false;