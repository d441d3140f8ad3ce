CREATE TABLE "message_texts" (
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"en" text NOT NULL,
	"si" text NOT NULL,
	CONSTRAINT "message_texts_kind_channel_pk" PRIMARY KEY("kind","channel"),
	CONSTRAINT "message_texts_channel_known" CHECK ("message_texts"."channel" in ('sms')),
	CONSTRAINT "message_texts_not_empty" CHECK ("message_texts"."en" <> '' and "message_texts"."si" <> '')
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "sms_part_price" numeric(5, 2) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_sms_price_not_negative" CHECK ("settings"."sms_part_price" >= 0);