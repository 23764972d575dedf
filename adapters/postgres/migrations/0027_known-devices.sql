CREATE TABLE "known_devices" (
	"customer_number" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_customer_number_browser_system_pk" PRIMARY KEY("customer_number","browser","system")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_seen_at" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
INSERT INTO "known_devices" ("customer_number", "browser", "system", "seen_at") SELECT "customer_number", "browser", "system", max("begun_at") FROM "sessions" GROUP BY "customer_number", "browser", "system";