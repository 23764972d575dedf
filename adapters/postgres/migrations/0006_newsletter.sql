CREATE TABLE "newsletter_subscriptions" (
	"channel" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_channel_email_pk" PRIMARY KEY("channel","email"),
	CONSTRAINT "newsletter_subscriptions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_requested_at" ON "newsletter_subscriptions" USING btree ("requested_at");