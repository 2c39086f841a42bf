ALTER TABLE "product_variants" ADD COLUMN "gtin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "variant_gtin_part" ON "product_variants" USING gin ((regexp_replace(lower("gtin" collate "C"), '[^a-z0-9]', '', 'g')) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_gtin_part" ON "products" USING gin ((regexp_replace(lower("gtin" collate "C"), '[^a-z0-9]', '', 'g')) gin_trgm_ops) WITH (fastupdate=false);