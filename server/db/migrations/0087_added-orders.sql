ALTER TABLE "orders" ADD COLUMN "added_to" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_added_to_orders_id_fk" FOREIGN KEY ("added_to") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_added" ON "orders" USING btree ("added_to") WHERE "orders"."added_to" is not null;