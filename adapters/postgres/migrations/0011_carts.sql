CREATE TABLE "carts" (
	"owner_key" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "carts_changed_at" ON "carts" USING btree ("changed_at");