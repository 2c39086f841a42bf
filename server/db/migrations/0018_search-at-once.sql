DROP INDEX "user_name_part";--> statement-breakpoint
DROP INDEX "user_email_part";--> statement-breakpoint
DROP INDEX "product_title_part";--> statement-breakpoint
DROP INDEX "product_search_it";--> statement-breakpoint
DROP INDEX "product_search_en";--> statement-breakpoint
DROP INDEX "product_search_es";--> statement-breakpoint
DROP INDEX "product_search_fr";--> statement-breakpoint
DROP INDEX "product_search_de";--> statement-breakpoint
DROP INDEX "product_search_pt";--> statement-breakpoint
DROP INDEX "variant_sku_part";--> statement-breakpoint
DROP INDEX "product_sku_part";--> statement-breakpoint
DROP INDEX "order_number_part";--> statement-breakpoint
CREATE INDEX "user_name_part" ON "users" USING gin ("name" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "user_email_part" ON "users" USING gin ("email" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_title_part" ON "product_translations" USING gin ("title" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_it" ON "product_translations" USING gin ("search") WITH (fastupdate=false) WHERE locale = 'it';--> statement-breakpoint
CREATE INDEX "product_search_en" ON "product_translations" USING gin ("search") WITH (fastupdate=false) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX "product_search_es" ON "product_translations" USING gin ("search") WITH (fastupdate=false) WHERE locale = 'es';--> statement-breakpoint
CREATE INDEX "product_search_fr" ON "product_translations" USING gin ("search") WITH (fastupdate=false) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX "product_search_de" ON "product_translations" USING gin ("search") WITH (fastupdate=false) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX "product_search_pt" ON "product_translations" USING gin ("search") WITH (fastupdate=false) WHERE locale = 'pt';--> statement-breakpoint
CREATE INDEX "variant_sku_part" ON "product_variants" USING gin ("sku" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_sku_part" ON "products" USING gin ("sku" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "order_number_part" ON "orders" USING gin ("number" gin_trgm_ops) WITH (fastupdate=false);