ALTER TABLE "backup_runs" DROP CONSTRAINT "backup_runs_problem_known";--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "send_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "send_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "send_problem" text;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "drilled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "drill_problem" text;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD CONSTRAINT "backup_runs_send_problem_known" CHECK ("backup_runs"."send_problem" in ('no-program', 'unreachable', 'refused', 'no-room', 'failed'));--> statement-breakpoint
ALTER TABLE "backup_runs" ADD CONSTRAINT "backup_runs_drill_problem_known" CHECK ("backup_runs"."drill_problem" in ('disagreement', 'not-tried'));--> statement-breakpoint
ALTER TABLE "backup_runs" ADD CONSTRAINT "backup_runs_problem_known" CHECK ("backup_runs"."problem" in ('interrupted', 'disk-full', 'not-writable', 'not-restorable', 'failed'));