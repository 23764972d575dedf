CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"event" json NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_key" UNIQUE("order_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"effect" json NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "order_outbox_key" UNIQUE("order_id","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"token_hash" text NOT NULL,
	"customer_number" text,
	"email" text NOT NULL,
	"placed" json NOT NULL,
	"state_name" text NOT NULL,
	"state" json NOT NULL,
	"account" json NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_outbox" ADD CONSTRAINT "order_outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_outbox_next_attempt_at" ON "order_outbox" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "orders_customer_number" ON "orders" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_order_events"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Events of orders are added only.'; END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_are_added_only" BEFORE UPDATE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_order_events"();
