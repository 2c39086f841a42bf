DROP INDEX "variants_of_product";--> statement-breakpoint
CREATE INDEX "user_name_part" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_email_part" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_title_order" ON "product_translations" USING btree ("locale",lower("title"),"product_id");--> statement-breakpoint
CREATE INDEX "product_title_part" ON "product_translations" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variant_sku_part" ON "product_variants" USING gin ("sku" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_in_order" ON "products" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "product_sku_part" ON "products" USING gin ("sku" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_number_part" ON "orders" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_of_product" ON "product_variants" USING btree ("product_id","stock_quantity");