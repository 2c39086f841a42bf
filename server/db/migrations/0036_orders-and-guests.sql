ALTER TABLE "orders" ADD COLUMN "address_wish" text;--> statement-breakpoint
CREATE INDEX "addresses_to_save" ON "orders" USING btree ("id") WHERE "orders"."address_wish" = 'save';