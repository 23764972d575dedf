CREATE TABLE "open_orders" (
	"customer_number" text PRIMARY KEY NOT NULL,
	"is_whitelabel_order" boolean DEFAULT false NOT NULL,
	"cart_articles_amount" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_orders" ADD CONSTRAINT "open_orders_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE cascade ON UPDATE no action;