CREATE TABLE "business_customers" (
	"customer_number" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"vat_id" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"vat_status" text DEFAULT 'unknown' NOT NULL,
	"vat_checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "business" jsonb;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "business_customers" ADD CONSTRAINT "business_customers_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE cascade ON UPDATE no action;