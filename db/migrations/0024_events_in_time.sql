DROP INDEX "analytics_events_by_time";--> statement-breakpoint
CREATE INDEX "analytics_events_in_time" ON "analytics_events" USING btree ("created_at","id");