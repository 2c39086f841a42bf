ALTER TABLE "coupons" ALTER COLUMN "code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "names" jsonb DEFAULT '{"it": "", "en": "", "es": "", "fr": "", "de": "", "pt": ""}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "product_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "buy_quantity" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "get_quantity" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "get_percent" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "get_product_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "get_category_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "shipping_methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "tiers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "user_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_combinable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "automatic_discounts" ON "coupons" USING btree ("id") WHERE "coupons"."code" is null and "coupons"."is_active";--> statement-breakpoint
UPDATE "coupon_uses" SET "amount" = "orders"."discount" FROM "orders" WHERE "orders"."id" = "coupon_uses"."order_id";
