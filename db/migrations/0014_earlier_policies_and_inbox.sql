CREATE TABLE "policy_versions" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_si" text NOT NULL,
	"content_en" text NOT NULL,
	"content_si" text NOT NULL,
	"last_updated" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_versions_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_kind_policies_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."policies"("kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_of_state" ON "contact_messages" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state_known" CHECK ("contact_messages"."state" in ('new', 'read', 'answered', 'done'));