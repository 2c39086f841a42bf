ALTER TABLE "products" ADD COLUMN "guarantee_years" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "guarantee_url" text DEFAULT '' NOT NULL;