CREATE TABLE "landing_figures" (
	"place" smallint PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"figure" text NOT NULL,
	"figure_si" text NOT NULL,
	"caption" text NOT NULL,
	"caption_si" text NOT NULL,
	CONSTRAINT "landing_figures_place_known" CHECK ("landing_figures"."place" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"place" smallint PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"name" text NOT NULL,
	"name_si" text NOT NULL,
	"town" text NOT NULL,
	"town_si" text NOT NULL,
	"words" text NOT NULL,
	"words_si" text NOT NULL,
	"stars" smallint NOT NULL,
	CONSTRAINT "testimonials_place_known" CHECK ("testimonials"."place" between 1 and 3),
	CONSTRAINT "testimonials_stars_in_range" CHECK ("testimonials"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "lkr_per_usd" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "rating" numeric(2, 1) DEFAULT 4.9 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "rating_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_lkr_per_usd_positive" CHECK ("settings"."lkr_per_usd" > 0);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_usd_has_rate" CHECK ("settings"."currency" <> 'USD' or "settings"."lkr_per_usd" is not null);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_rating_in_range" CHECK ("settings"."rating" between 1 and 5);