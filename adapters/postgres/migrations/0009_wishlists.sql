CREATE TABLE "wishlists" (
	"owner_kind" text NOT NULL,
	"owner_key" text NOT NULL,
	"share_key" text NOT NULL,
	"revision" integer NOT NULL,
	"entries" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlists_owner_kind_owner_key_pk" PRIMARY KEY("owner_kind","owner_key"),
	CONSTRAINT "wishlists_share_key_unique" UNIQUE("share_key")
);
--> statement-breakpoint
CREATE INDEX "wishlists_changed_at" ON "wishlists" USING btree ("changed_at");