ALTER TABLE "backup_runs" DROP CONSTRAINT "backup_runs_state_known";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_known";--> statement-breakpoint
ALTER TABLE "backup_runs" ADD CONSTRAINT "backup_runs_state_known" CHECK ("backup_runs"."state" in ('done', 'failed'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'password-reset', 'email-proof', 'new-order', 'contact-message', 'backup-failed'));