CREATE TABLE "variant_price_points" (
	"variant_id" integer NOT NULL,
	"tier" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price" integer,
	CONSTRAINT "variant_price_points_variant_id_tier_since_pk" PRIMARY KEY("variant_id","tier","since")
);
--> statement-breakpoint
ALTER TABLE "price_points" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "base_lowest" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "reseller_lowest" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "other_lowest" integer;--> statement-breakpoint
ALTER TABLE "variant_price_points" ADD CONSTRAINT "variant_price_points_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DELETE FROM "price_points" USING "products" p WHERE p.id = product_id AND p.published_at IS NULL;--> statement-breakpoint
INSERT INTO "price_points" (product_id, tier, since, price)
	SELECT p.id, t.tier, now(), NULL FROM "products" p, unnest(ARRAY['base', 'reseller', 'other']) AS t(tier)
	WHERE p.status <> 'published' AND p.published_at IS NOT NULL;--> statement-breakpoint
INSERT INTO "variant_price_points" (variant_id, tier, since, price)
	SELECT v.id, p.tier, p.since, p.price + CASE p.tier WHEN 'reseller' THEN coalesce(v.reseller_price, v.base_price)
		WHEN 'other' THEN coalesce(v.other_price, v.base_price) ELSE v.base_price END
	FROM "price_points" p JOIN "product_variants" v USING (product_id);--> statement-breakpoint
UPDATE "product_variants" v SET base_lowest = p.base_lowest + v.base_price,
	reseller_lowest = p.reseller_lowest + coalesce(v.reseller_price, v.base_price),
	other_lowest = p.other_lowest + coalesce(v.other_price, v.base_price)
	FROM "products" p WHERE p.id = v.product_id;
