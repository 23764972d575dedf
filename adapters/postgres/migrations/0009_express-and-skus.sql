CREATE TABLE "express_products" (
	"channel" text NOT NULL,
	"market" text NOT NULL,
	"product" text NOT NULL,
	CONSTRAINT "express_products_channel_market_product_pk" PRIMARY KEY("channel","market","product")
);
--> statement-breakpoint
CREATE TABLE "sku_containers" (
	"channel" text NOT NULL,
	"sku" text NOT NULL,
	"parameters" jsonb NOT NULL,
	CONSTRAINT "sku_containers_channel_sku_pk" PRIMARY KEY("channel","sku")
);
