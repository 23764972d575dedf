CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"goods" text,
	"received_at" timestamp with time zone NOT NULL,
	"withdrawal_id" text NOT NULL,
	CONSTRAINT "withdrawals_withdrawal_id_unique" UNIQUE("withdrawal_id")
);
