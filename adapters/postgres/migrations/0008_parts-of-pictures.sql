CREATE TABLE "article_parts" (
	"article_id" text NOT NULL,
	"part" text NOT NULL,
	"price_class" text NOT NULL,
	CONSTRAINT "article_parts_article_id_part_pk" PRIMARY KEY("article_id","part")
);
--> statement-breakpoint
CREATE TABLE "part_prices" (
	"price_class" text NOT NULL,
	"market" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"area" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "part_prices_price_class_market_valid_from_area_pk" PRIMARY KEY("price_class","market","valid_from","area"),
	CONSTRAINT "part_prices_amounts" CHECK ("part_prices"."area" >= 0 AND "part_prices"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "article_parts" ADD CONSTRAINT "article_parts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_parts_part" ON "article_parts" USING btree ("part");