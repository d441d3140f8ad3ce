ALTER TABLE "messages" DROP CONSTRAINT "messages_channel_known";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_state_known";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('email', 'sms', 'push'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_state_known" CHECK ("messages"."state" in ('waiting', 'sent', 'failed', 'unknown', 'shown'));