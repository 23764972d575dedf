CREATE TABLE "personalisations" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"digest" text NOT NULL,
	"content" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personalisations_content" UNIQUE("owner_key","digest")
);
--> statement-breakpoint
CREATE INDEX "personalisations_kept_at" ON "personalisations" USING btree ("kept_at");