CREATE TABLE "catalogue_entries" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"element" text,
	"audience" integer NOT NULL,
	"value_ids" integer[] NOT NULL,
	"in_stock" boolean NOT NULL,
	"base_price" integer NOT NULL,
	"reseller_price" integer NOT NULL,
	"other_price" integer NOT NULL,
	"base_sale" boolean NOT NULL,
	"reseller_sale" boolean NOT NULL,
	"other_sale" boolean NOT NULL,
	"position" integer NOT NULL,
	"published" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_entries_state" (
	"snapshot" text PRIMARY KEY NOT NULL,
	"at" double precision NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_featured" ON "catalogue_entries" USING btree ("position","product_id");--> statement-breakpoint
CREATE INDEX "entries_newest" ON "catalogue_entries" USING btree ("published","product_id");--> statement-breakpoint
CREATE INDEX "entries_base_price" ON "catalogue_entries" USING btree ("base_price","product_id");--> statement-breakpoint
CREATE INDEX "entries_reseller_price" ON "catalogue_entries" USING btree ("reseller_price","product_id");--> statement-breakpoint
CREATE INDEX "entries_other_price" ON "catalogue_entries" USING btree ("other_price","product_id");--> statement-breakpoint
CREATE INDEX "entries_of_category" ON "catalogue_entries" USING btree ("category_id","position","product_id");--> statement-breakpoint
CREATE INDEX "entries_of_value" ON "catalogue_entries" USING gin ("value_ids");