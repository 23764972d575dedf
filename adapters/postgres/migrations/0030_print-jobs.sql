CREATE TABLE "print_jobs" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"task" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease" text,
	"failure" text,
	"file" jsonb,
	"settled_at" timestamp with time zone,
	"is_told" boolean DEFAULT false NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "print_jobs_due_at" ON "print_jobs" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "print_jobs_order_id" ON "print_jobs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "print_jobs_delivered_at" ON "print_jobs" USING btree ("delivered_at");