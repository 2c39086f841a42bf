CREATE TABLE "given_synonyms" (
	"locale" text PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_wish" text;--> statement-breakpoint
CREATE INDEX "addresses_to_save" ON "orders" USING btree ("id") WHERE "orders"."address_wish" = 'save';