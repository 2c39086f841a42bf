CREATE TABLE "chance_buyers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"age" text,
	"age_declared_at" timestamp with time zone,
	"day_amount" integer,
	"day_next" integer,
	"day_next_from" timestamp with time zone,
	"month_amount" integer,
	"month_next" integer,
	"month_next_from" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_chance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_chance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chance_buyers" ADD CONSTRAINT "chance_buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;