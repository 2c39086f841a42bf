CREATE TABLE "order_tag_names" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "returns_open" ON "order_returns" USING btree ("order_id") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "orders_by_due" ON "orders" USING btree ("due","id");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_method","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_abroad" ON "orders" USING btree ("placed_at","id") WHERE coalesce(shipping_address, billing_address)->>'country' <> 'IT';--> statement-breakpoint
CREATE INDEX "orders_with_tag" ON "orders" USING gin ("tags") WITH (fastupdate=false) WHERE "orders"."tags" <> '{}';