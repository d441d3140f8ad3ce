CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"file_name" text,
	"bytes" bigint,
	"rows" bigint,
	"orders" integer,
	"pictures" integer,
	"reading_ms" integer,
	"checked_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "backup_runs_state_known" CHECK ("backup_runs"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "backup_runs_cause_known" CHECK ("backup_runs"."cause" in ('nightly', 'owner', 'command')),
	CONSTRAINT "backup_runs_problem_known" CHECK ("backup_runs"."problem" in ('interrupted', 'disk-full', 'not-writable', 'failed')),
	CONSTRAINT "backup_runs_done_with_a_file" CHECK (("backup_runs"."state" = 'done') = ("backup_runs"."file_name" is not null))
);
--> statement-breakpoint
CREATE INDEX "backup_runs_newest_first" ON "backup_runs" USING btree ("started_at" DESC NULLS LAST);