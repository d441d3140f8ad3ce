-- Searching inside names and phones asks for pieces of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "admin_users_role_named" CHECK ("admin_users"."role" <> '')
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"phone" text DEFAULT '' NOT NULL,
	"phone_verified_at" timestamp with time zone,
	"former_email" text DEFAULT '' NOT NULL,
	"former_phone" text DEFAULT '' NOT NULL,
	"sign_up_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_signUpKey_unique" UNIQUE("sign_up_key"),
	CONSTRAINT "customers_verified_is_given" CHECK (("customers"."email_verified_at" is null or "customers"."email" <> '') and ("customers"."phone_verified_at" is null or "customers"."phone" <> ''))
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"email" text,
	"phone" text,
	"language" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "reset_requests_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reset_requests_channel_known" CHECK ("reset_requests"."channel" in ('email', 'admin') or ("reset_requests"."channel" = 'phone' and "reset_requests"."phone" is not null)),
	CONSTRAINT "reset_requests_link_ends" CHECK (("reset_requests"."token_hash" is null) = ("reset_requests"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"second_factor_at" timestamp with time zone,
	"panel_used_at" timestamp with time zone,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"username" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type" text NOT NULL,
	"event_data" jsonb NOT NULL,
	"product_id" text GENERATED ALWAYS AS (event_data ->> 'product_id') STORED,
	"user_id" uuid,
	"session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_events_type_known" CHECK ("analytics_events"."event_type" in ('order_placed', 'hero_cta_click', 'product_search', 'product_view', 'add_to_cart'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_entries_action_named" CHECK ("audit_entries"."action" ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_once" UNIQUE("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_offers" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_factor_offers_purpose_known" CHECK ("second_factor_offers"."purpose" in ('switch-on', 'join', 'replace'))
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "backup_runs_state_known" CHECK ("backup_runs"."state" in ('done', 'failed')),
	CONSTRAINT "backup_runs_cause_known" CHECK ("backup_runs"."cause" in ('nightly', 'owner', 'command')),
	CONSTRAINT "backup_runs_problem_known" CHECK ("backup_runs"."problem" in ('interrupted', 'disk-full', 'not-writable', 'failed')),
	CONSTRAINT "backup_runs_done_with_a_file" CHECK (("backup_runs"."state" = 'done') = ("backup_runs"."file_name" is not null))
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_lines_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "cart_lines_quantity_in_range" CHECK ("cart_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "joined_cart_lines" (
	"cart_key" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "joined_cart_lines_cart_key_product_id_pk" PRIMARY KEY("cart_key","product_id"),
	CONSTRAINT "joined_cart_lines_quantity_in_range" CHECK ("joined_cart_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_si" text NOT NULL,
	"description_en" text NOT NULL,
	"description_si" text NOT NULL,
	"price_lkr" bigint NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"low_stock_threshold" integer DEFAULT 5 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"net_content_en" text DEFAULT '' NOT NULL,
	"net_content_si" text DEFAULT '' NOT NULL,
	"ingredients_en" text DEFAULT '' NOT NULL,
	"ingredients_si" text DEFAULT '' NOT NULL,
	"how_to_use_en" text DEFAULT '' NOT NULL,
	"how_to_use_si" text DEFAULT '' NOT NULL,
	"warnings_en" text DEFAULT '' NOT NULL,
	"warnings_si" text DEFAULT '' NOT NULL,
	"maker_en" text DEFAULT '' NOT NULL,
	"maker_si" text DEFAULT '' NOT NULL,
	"approval_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_price_not_negative" CHECK ("products"."price_lkr" >= 0),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_low_stock_threshold_not_negative" CHECK ("products"."low_stock_threshold" >= 0),
	CONSTRAINT "products_slug_not_empty" CHECK ("products"."slug" <> '')
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_move_something" CHECK ("stock_movements"."units" <> 0),
	CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('opening', 'order', 'cancelled', 'reinstated', 'adjusted', 'corrected', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_addresses_phone_is_e164" CHECK ("customer_addresses"."phone" ~ '^\+94[0-9]{9}$')
);
--> statement-breakpoint
CREATE TABLE "email_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_proofs_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlists_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "sent_forms" (
	"digest" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guide_marks_named" CHECK ("guide_marks"."mark" ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
CREATE TABLE "try_budgets" (
	"bucket" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"renews_at" timestamp with time zone NOT NULL,
	CONSTRAINT "try_budgets_used_not_negative" CHECK ("try_budgets"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "media_have_a_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cause_id" text NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"order_id" uuid,
	"contact_message_id" uuid,
	"person_name" text,
	"secret_link" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"useless_after" timestamp with time zone NOT NULL,
	"problem" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "messages_one_per_cause" UNIQUE("cause_id","audience","recipient","channel"),
	CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('order-placed', 'order-shipped', 'order-delivered', 'order-cancelled', 'password-reset', 'email-proof', 'new-order', 'contact-message', 'backup-failed')),
	CONSTRAINT "messages_audience_known" CHECK ("messages"."audience" in ('customer', 'owner')),
	CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('email')),
	CONSTRAINT "messages_language_known" CHECK ("messages"."language" in ('en', 'si')),
	CONSTRAINT "messages_state_known" CHECK ("messages"."state" in ('waiting', 'sent', 'failed', 'shown')),
	CONSTRAINT "messages_attempts_not_negative" CHECK ("messages"."attempts" >= 0),
	CONSTRAINT "messages_keep_no_secret_longer_than_needed" CHECK ("messages"."secret_link" is null or "messages"."state" in ('waiting', 'shown'))
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_history_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"details" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_history_event_known" CHECK ("order_history"."event" in ('placed', 'status', 'payment', 'shipment', 'note', 'confirmed', 'refused', 'corrected', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"price_lkr" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_returned_in_range" CHECK ("order_lines"."returned" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_quantity_in_range" CHECK ("order_lines"."quantity" between 1 and 9999),
	CONSTRAINT "order_lines_price_not_negative" CHECK ("order_lines"."price_lkr" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"language" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text,
	"customer_phone" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"subtotal_lkr" bigint NOT NULL,
	"delivery_fee_lkr" bigint NOT NULL,
	"discount_lkr" bigint DEFAULT 0 NOT NULL,
	"total_lkr" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"promo_code_id" uuid,
	"user_id" uuid,
	"person_removed_at" timestamp with time zone,
	"source" text DEFAULT 'web' NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"confirmed_by_phone_at" timestamp with time zone,
	"delivery_refused_at" timestamp with time zone,
	"received_lkr" bigint DEFAULT 0 NOT NULL,
	"refunded_lkr" bigint DEFAULT 0 NOT NULL,
	"waived_lkr" bigint DEFAULT 0 NOT NULL,
	"due_lkr" bigint GENERATED ALWAYS AS (case when status = 'cancelled' then 0 else greatest(0, total_lkr - waived_lkr - received_lkr + refunded_lkr) end) STORED NOT NULL,
	"refund_due_lkr" bigint GENERATED ALWAYS AS (greatest(0, received_lkr - refunded_lkr - case when status = 'cancelled' then 0 else total_lkr - waived_lkr end)) STORED NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(order_number || chr(31) || translate(customer_name, E'\u200b\u200c\u200d', '') || chr(31) || customer_phone)) STORED,
	CONSTRAINT "orders_orderNumber_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_phone_is_e164_or_removed" CHECK ("orders"."customer_phone" ~ '^\+94[0-9]{9}$' or ("orders"."person_removed_at" is not null and "orders"."customer_phone" = '')),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('pending', 'paid', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "orders_payment_status_known" CHECK ("orders"."payment_status" in ('pending', 'paid', 'failed', 'refunded')),
	CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('cod', 'bank_transfer', 'payhere')),
	CONSTRAINT "orders_source_known" CHECK ("orders"."source" in ('web', 'phone')),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_lkr" = "orders"."subtotal_lkr" + "orders"."delivery_fee_lkr" - "orders"."discount_lkr" and "orders"."total_lkr" >= 0),
	CONSTRAINT "orders_money_not_negative" CHECK ("orders"."subtotal_lkr" >= 0 and "orders"."delivery_fee_lkr" >= 0 and "orders"."discount_lkr" >= 0),
	CONSTRAINT "orders_refunded_was_received" CHECK ("orders"."refunded_lkr" between 0 and "orders"."received_lkr"),
	CONSTRAINT "orders_waived_in_range" CHECK ("orders"."waived_lkr" between 0 and "orders"."total_lkr"),
	CONSTRAINT "orders_payment_status_agrees_with_money" CHECK (case "orders"."payment_status" when 'paid' then "orders"."due_lkr" = 0
        when 'refunded' then "orders"."due_lkr" = 0 and "orders"."received_lkr" = "orders"."refunded_lkr"
        else "orders"."due_lkr" > 0 or "orders"."received_lkr" = "orders"."refunded_lkr" end),
	CONSTRAINT "orders_language_known" CHECK ("orders"."language" in ('en', 'si'))
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"kind" text PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_si" text NOT NULL,
	"content_en" text NOT NULL,
	"content_si" text NOT NULL,
	"last_updated" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "policies_kind_known" CHECK ("policies"."kind" in ('privacy', 'terms', 'refund'))
);
--> statement-breakpoint
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
CREATE TABLE "landing_figures" (
	"place" smallint PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"figure" text NOT NULL,
	"figure_si" text NOT NULL,
	"caption" text NOT NULL,
	"caption_si" text NOT NULL,
	CONSTRAINT "landing_figures_place_known" CHECK ("landing_figures"."place" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "landing_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"title" text NOT NULL,
	"title_si" text NOT NULL,
	"words" text NOT NULL,
	"words_si" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"site_name" text NOT NULL,
	"site_name_si" text NOT NULL,
	"tagline" text NOT NULL,
	"tagline_si" text NOT NULL,
	"phone" text NOT NULL,
	"whatsapp" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"address_si" text NOT NULL,
	"seller_registration" text DEFAULT '' NOT NULL,
	"free_delivery" boolean NOT NULL,
	"delivery_fee_lkr" bigint NOT NULL,
	"delivery_message" text NOT NULL,
	"delivery_message_si" text NOT NULL,
	"currency" text NOT NULL,
	"cod_enabled" boolean NOT NULL,
	"bank_transfer_enabled" boolean NOT NULL,
	"payhere_enabled" boolean NOT NULL,
	"bank_account_details" text NOT NULL,
	"bank_account_details_si" text NOT NULL,
	"email_notifications" boolean NOT NULL,
	"sms_notifications" boolean NOT NULL,
	"whatsapp_notifications" boolean NOT NULL,
	"meta_title" text NOT NULL,
	"meta_title_si" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_description_si" text NOT NULL,
	"two_factor_auth" boolean NOT NULL,
	"session_timeout" integer NOT NULL,
	"lkr_per_usd" numeric(8, 2),
	"rating" numeric(2, 1) DEFAULT 4.9,
	"rating_shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_currency_known" CHECK ("settings"."currency" in ('LKR', 'USD')),
	CONSTRAINT "settings_delivery_fee_not_negative" CHECK ("settings"."delivery_fee_lkr" >= 0),
	CONSTRAINT "settings_session_timeout_in_range" CHECK ("settings"."session_timeout" between 5 and 120),
	CONSTRAINT "settings_lkr_per_usd_positive" CHECK ("settings"."lkr_per_usd" > 0),
	CONSTRAINT "settings_usd_has_rate" CHECK ("settings"."currency" <> 'USD' or "settings"."lkr_per_usd" is not null),
	CONSTRAINT "settings_rating_in_range" CHECK ("settings"."rating" between 1 and 5),
	CONSTRAINT "settings_shown_rating_entered" CHECK (not "settings"."rating_shown" or "settings"."rating" is not null)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"place" smallint PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"name" text NOT NULL,
	"name_si" text NOT NULL,
	"town" text NOT NULL,
	"town_si" text NOT NULL,
	"words" text NOT NULL,
	"words_si" text NOT NULL,
	"stars" smallint NOT NULL,
	CONSTRAINT "testimonials_place_known" CHECK ("testimonials"."place" between 1 and 3),
	CONSTRAINT "testimonials_stars_in_range" CHECK ("testimonials"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	CONSTRAINT "contact_messages_say_something" CHECK ("contact_messages"."message" <> ''),
	CONSTRAINT "contact_messages_state_known" CHECK ("contact_messages"."state" in ('new', 'read', 'answered', 'done'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_requests" ADD CONSTRAINT "reset_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_offers" ADD CONSTRAINT "second_factor_offers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_carts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."carts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_cart_lines" ADD CONSTRAINT "joined_cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_cart_lines" ADD CONSTRAINT "joined_cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_kind_policies_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."policies"("kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_of_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_one_verified_email" ON "customers" USING btree ("email") WHERE "customers"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_one_verified_phone" ON "customers" USING btree ("phone") WHERE "customers"."phone_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_of_email" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customers_of_former_email" ON "customers" USING btree ("former_email") WHERE "customers"."former_email" <> '';--> statement-breakpoint
CREATE INDEX "customers_of_former_phone" ON "customers" USING btree ("former_phone") WHERE "customers"."former_phone" <> '';--> statement-breakpoint
CREATE INDEX "customers_in_book" ON "customers" USING btree ("phone","created_at","name");--> statement-breakpoint
CREATE INDEX "customers_by_words" ON "customers" USING gin (translate("name", E'\u200b\u200c\u200d', '') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_by_digits" ON "customers" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reset_requests_of_user" ON "reset_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reset_requests_one_waits_for_a_phone" ON "reset_requests" USING btree ("user_id","phone") WHERE "reset_requests"."channel" = 'phone' and "reset_requests"."used_at" is null and "reset_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_events_by_type" ON "analytics_events" USING btree ("event_type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "analytics_events_in_time" ON "analytics_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "analytics_events_of_products" ON "analytics_events" USING btree ("event_type","created_at","product_id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_of_kind" ON "audit_entries" USING btree ("subject_kind","number");--> statement-breakpoint
CREATE INDEX "backup_runs_newest_first" ON "backup_runs" USING btree ("started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "joined_cart_lines_by_age" ON "joined_cart_lines" USING btree ("joined_at");--> statement-breakpoint
CREATE INDEX "products_as_listed" ON "products" USING btree ("active","featured" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_movements_by_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_order" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "customer_addresses_of_user" ON "customer_addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_one_default" ON "customer_addresses" USING btree ("user_id") WHERE "customer_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "email_proofs_of_user" ON "email_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_forms_by_time" ON "sent_forms" USING btree ("at");--> statement-breakpoint
CREATE INDEX "try_budgets_by_end" ON "try_budgets" USING btree ("renews_at");--> statement-breakpoint
CREATE INDEX "messages_to_send" ON "messages" USING btree ("next_try_at") WHERE "messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_newest_first" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "messages_by_state" ON "messages" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_of_order" ON "messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "order_history" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_newest_first" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("customer_phone","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_in_sums" ON "orders" USING btree ("status","payment_method","province","total_lkr","due_lkr","refund_due_lkr");--> statement-breakpoint
CREATE INDEX "orders_in_lists" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id","status","search_text");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_of_customers" ON "orders" USING btree ("customer_phone","created_at" DESC NULLS LAST,"id","customer_name","total_lkr");--> statement-breakpoint
CREATE INDEX "orders_to_look_at" ON "orders" USING btree ("created_at" DESC NULLS LAST) WHERE "orders"."flags" <> '[]'::jsonb and "orders"."status" = 'pending' and "orders"."confirmed_by_phone_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "contact_messages_newest_first" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_of_state" ON "contact_messages" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
-- The catalogue is built below the orders and cannot name their table, so this key stands here and not in its tables.
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
