CREATE TABLE "wishlist_links" (
	"share_key" text PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_key" text NOT NULL,
	"entries" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wishlist_links" ADD CONSTRAINT "wishlist_links_owner_kind_owner_key_wishlists_owner_kind_owner_key_fk" FOREIGN KEY ("owner_kind","owner_key") REFERENCES "public"."wishlists"("owner_kind","owner_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_links_changed_at" ON "wishlist_links" USING btree ("changed_at");