CREATE TABLE "daily_tasks" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"progress" integer NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "daily_tasks_user_id_day_kind_pk" PRIMARY KEY("user_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "reward_grants" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"battle_id" text NOT NULL,
	"numero_carta" integer,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_grants_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "user_cards" ADD COLUMN "exchanged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "daily_tasks" ADD CONSTRAINT "daily_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_grants_by_time" ON "reward_grants" USING btree ("user_id","granted_at");