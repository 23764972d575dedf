CREATE TABLE "configuration_prices" (
	"configuration_id" text NOT NULL,
	"market" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "configuration_prices_configuration_id_market_valid_from_pk" PRIMARY KEY("configuration_id","market","valid_from"),
	CONSTRAINT "configuration_prices_amount" CHECK ("configuration_prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"parameters" text NOT NULL,
	CONSTRAINT "configurations_parameters" UNIQUE("product_id","parameters")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"product" text NOT NULL,
	CONSTRAINT "products_product" UNIQUE("channel","product")
);
--> statement-breakpoint
ALTER TABLE "configuration_prices" ADD CONSTRAINT "configuration_prices_configuration_id_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."configurations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configurations" ADD CONSTRAINT "configurations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;