ALTER TABLE "products" ADD COLUMN "idle_offer" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changes_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_with_schedule" ON "products" USING btree ("changes_at") WHERE "products"."changes_at" is not null;