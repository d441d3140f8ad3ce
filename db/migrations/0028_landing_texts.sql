CREATE TABLE "landing_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"title" text NOT NULL,
	"title_si" text NOT NULL,
	"words" text NOT NULL,
	"words_si" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "rating" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_shown_rating_entered" CHECK (not "settings"."rating_shown" or "settings"."rating" is not null);