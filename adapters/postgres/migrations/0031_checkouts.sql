CREATE TABLE "checkouts" (
	"owner_kind" text DEFAULT 'visitor' NOT NULL,
	"owner_key" text NOT NULL,
	"content" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_owner_kind_owner_key_pk" PRIMARY KEY("owner_kind","owner_key")
);
--> statement-breakpoint
CREATE INDEX "checkouts_changed_at" ON "checkouts" USING btree ("changed_at");