CREATE TABLE "shop_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"picture_id" uuid NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"alt_si" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_pictures_name_known" CHECK ("shop_pictures"."name" in ('logo', 'hero', 'about'))
);
--> statement-breakpoint
ALTER TABLE "shop_pictures" ADD CONSTRAINT "shop_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;