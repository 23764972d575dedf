ALTER TABLE "contact_messages" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_message_id_unique" UNIQUE("message_id");