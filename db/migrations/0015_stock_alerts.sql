CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_alerts_one_for_an_address" UNIQUE("product_id","email"),
	CONSTRAINT "stock_alerts_language_known" CHECK ("stock_alerts"."language" in ('en', 'si')),
	CONSTRAINT "stock_alerts_told_once_confirmed" CHECK ("stock_alerts"."told_at" is null or "stock_alerts"."confirmed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "stock_alert_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_of_address" ON "stock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("product_id") WHERE "stock_alerts"."confirmed_at" is not null and "stock_alerts"."told_at" is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_stock_alert_id_stock_alerts_id_fk" FOREIGN KEY ("stock_alert_id") REFERENCES "public"."stock_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of_stock_alert" ON "messages" USING btree ("stock_alert_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'password-reset', 'email-proof', 'stock-alert', 'back-in-stock', 'new-order', 'contact-message', 'backup-failed'));