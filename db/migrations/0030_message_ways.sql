CREATE TABLE "message_ways" (
	"kind" text NOT NULL,
	"place" smallint NOT NULL,
	"channel" text,
	"time" text NOT NULL,
	CONSTRAINT "message_ways_kind_place_pk" PRIMARY KEY("kind","place"),
	CONSTRAINT "message_ways_channel_once" UNIQUE("kind","channel"),
	CONSTRAINT "message_ways_place_counted" CHECK ("message_ways"."place" >= 1),
	CONSTRAINT "message_ways_channel_known" CHECK ("message_ways"."channel" in ('email', 'sms')),
	CONSTRAINT "message_ways_none_alone" CHECK ("message_ways"."channel" is not null or "message_ways"."place" = 1),
	CONSTRAINT "message_ways_time_known" CHECK ("message_ways"."time" in ('also', 'unreached', 'failed'))
);
