CREATE TABLE "designs" (
	"product" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"facets" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"popularity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "designs_product_id_pk" PRIMARY KEY("product","id")
);
