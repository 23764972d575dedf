ALTER TABLE "carts" ADD COLUMN "owner_kind" text DEFAULT 'visitor' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_pkey";--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_owner_kind_owner_key_pk" PRIMARY KEY("owner_kind","owner_key");--> statement-breakpoint
ALTER TABLE "wishlists" DROP COLUMN "revision";
