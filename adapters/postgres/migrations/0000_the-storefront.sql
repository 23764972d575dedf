CREATE TABLE "area_price_rules" (
	"article_id" text NOT NULL,
	"market" text NOT NULL,
	"base_amount" integer NOT NULL,
	"amount_per_square_decimetre" integer NOT NULL,
	CONSTRAINT "area_price_rules_article_id_market_pk" PRIMARY KEY("article_id","market"),
	CONSTRAINT "area_price_rules_amounts" CHECK ("area_price_rules"."base_amount" >= 0 AND "area_price_rules"."amount_per_square_decimetre" >= 0)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"material_type" text NOT NULL,
	"frame_type" text,
	"shorter_minimum" integer NOT NULL,
	"shorter_maximum" integer NOT NULL,
	"longer_minimum" integer NOT NULL,
	"longer_maximum" integer NOT NULL,
	CONSTRAINT "articles_type" UNIQUE NULLS NOT DISTINCT("channel","material_type","frame_type"),
	CONSTRAINT "articles_limits" CHECK (0 < "articles"."shorter_minimum" AND "articles"."shorter_minimum" <= "articles"."shorter_maximum"
        AND "articles"."shorter_minimum" <= "articles"."longer_minimum"
        AND "articles"."longer_minimum" <= "articles"."longer_maximum")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"number" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"is_whitelabel_customer" boolean DEFAULT false NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "delivery_rules" (
	"market" text PRIMARY KEY NOT NULL,
	"cut_off_hour" integer NOT NULL,
	"safety_hours" integer NOT NULL,
	"production_days" integer NOT NULL,
	"transit_days" integer NOT NULL,
	"express_production_days" integer NOT NULL,
	"express_transit_days" integer NOT NULL,
	"delivers_on_saturday" boolean NOT NULL,
	CONSTRAINT "delivery_rules_hours" CHECK (0 <= "delivery_rules"."safety_hours" AND "delivery_rules"."safety_hours" <= "delivery_rules"."cut_off_hour"
        AND "delivery_rules"."cut_off_hour" <= 23),
	CONSTRAINT "delivery_rules_days" CHECK (0 <= "delivery_rules"."express_production_days" AND 1 <= "delivery_rules"."express_transit_days"
        AND "delivery_rules"."express_production_days" <= "delivery_rules"."production_days"
        AND "delivery_rules"."express_transit_days" <= "delivery_rules"."transit_days")
);
--> statement-breakpoint
CREATE TABLE "format_offers" (
	"article_id" text NOT NULL,
	"unit" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"featured_rank" integer,
	"is_initial" boolean NOT NULL,
	"is_available" boolean NOT NULL,
	CONSTRAINT "format_offers_article_id_unit_width_height_pk" PRIMARY KEY("article_id","unit","width","height"),
	CONSTRAINT "format_offers_sides" CHECK (0 < "format_offers"."width" AND 0 < "format_offers"."height")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"article_id" text NOT NULL,
	"market" text NOT NULL,
	"longer" integer NOT NULL,
	"shorter" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "price_changes_article_id_market_longer_shorter_valid_from_pk" PRIMARY KEY("article_id","market","longer","shorter","valid_from"),
	CONSTRAINT "price_changes_amount" CHECK ("price_changes"."amount" >= 0),
	CONSTRAINT "price_changes_sides" CHECK (0 < "price_changes"."shorter" AND "price_changes"."shorter" <= "price_changes"."longer")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"article_id" text NOT NULL,
	"market" text NOT NULL,
	"longer" integer NOT NULL,
	"shorter" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"amount" integer NOT NULL,
	CONSTRAINT "promotions_article_id_market_longer_shorter_starts_at_pk" PRIMARY KEY("article_id","market","longer","shorter","starts_at"),
	CONSTRAINT "promotions_amount" CHECK ("promotions"."amount" >= 0),
	CONSTRAINT "promotions_period" CHECK ("promotions"."starts_at" < "promotions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "schema_version" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_number" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_costs" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "shipping_costs_market_kind_pk" PRIMARY KEY("market","kind"),
	CONSTRAINT "shipping_costs_amount" CHECK ("shipping_costs"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "area_price_rules" ADD CONSTRAINT "area_price_rules_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format_offers" ADD CONSTRAINT "format_offers_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");