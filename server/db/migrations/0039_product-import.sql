CREATE TABLE "import_claims" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"line" integer NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_claims_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE INDEX "import_claims_age" ON "import_claims" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "variant_sku_any_case" ON "product_variants" USING btree (lower("sku"));--> statement-breakpoint
CREATE INDEX "product_sku_any_case" ON "products" USING btree (lower("sku"));