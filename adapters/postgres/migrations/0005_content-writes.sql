CREATE TABLE "content_writes" (
	"revision" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_writes_revision_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" text NOT NULL,
	"states" text,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_writes_uuid" ON "content_writes" USING btree ("uuid");