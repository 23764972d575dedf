CREATE TABLE "voucher_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voucher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"order" text NOT NULL,
	"minor_units" integer NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_movements_key" UNIQUE("voucher_id","key")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"ending" text NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "voucher_movements" ADD CONSTRAINT "voucher_movements_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_voucher_movements"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Movements of vouchers are added only.'; END $$;--> statement-breakpoint
CREATE TRIGGER "voucher_movements_are_added_only" BEFORE UPDATE OR DELETE ON "voucher_movements" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_voucher_movements"();
