CREATE TABLE "carts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"later" jsonb NOT NULL,
	"merged" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;