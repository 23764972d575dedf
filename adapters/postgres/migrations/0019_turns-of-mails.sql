CREATE TABLE "mail_turns" (
	"key" text PRIMARY KEY NOT NULL,
	"turns" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_turns_last_at" ON "mail_turns" USING btree ("last_at");