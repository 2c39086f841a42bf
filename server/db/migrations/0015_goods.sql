CREATE TABLE "category_old_slugs" (
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "category_old_slugs_locale_slug_pk" PRIMARY KEY("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "pack_odds" (
	"version" integer PRIMARY KEY NOT NULL,
	"tables" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
DROP INDEX "matches_alive";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "rules_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "category_old_slugs" ADD CONSTRAINT "category_old_slugs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_odds" ADD CONSTRAINT "pack_odds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packs_given" ON "user_packs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "matches_of_invited" ON "matches" USING btree ("invited_id") WHERE "matches"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "matches_alive" ON "matches" USING btree ("status") WHERE "matches"."status" in ('waiting', 'preparing', 'playing');