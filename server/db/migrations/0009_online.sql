CREATE TABLE "ladder_rows" (
	"season" text NOT NULL,
	"user_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"best_streak" integer DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ladder_rows_season_user_id_pk" PRIMARY KEY("season","user_id")
);
--> statement-breakpoint
CREATE TABLE "match_steps" (
	"match_id" text NOT NULL,
	"version" integer NOT NULL,
	"command" jsonb NOT NULL,
	"action_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_steps_match_id_version_pk" PRIMARY KEY("match_id","version")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"rules" text NOT NULL,
	"rated" boolean NOT NULL,
	"code" text,
	"host_id" integer NOT NULL,
	"guest_id" integer,
	"invited_id" integer,
	"host_deck" integer[],
	"guest_deck" integer[],
	"host_ready" boolean DEFAULT false NOT NULL,
	"guest_ready" boolean DEFAULT false NOT NULL,
	"rematch_of" text,
	"version" integer DEFAULT 0 NOT NULL,
	"seed" bigint,
	"setup" jsonb,
	"host_seat" text,
	"starts_at" timestamp with time zone,
	"turn_began_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"to_act" text,
	"turn" integer DEFAULT 1 NOT NULL,
	"reserve1" integer DEFAULT 0 NOT NULL,
	"reserve2" integer DEFAULT 0 NOT NULL,
	"late1" integer DEFAULT 0 NOT NULL,
	"late2" integer DEFAULT 0 NOT NULL,
	"ending" text,
	"winner" text,
	"result1" jsonb,
	"result2" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "online_players" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"device" text,
	"emoted_at" timestamp with time zone,
	"searching_since" timestamp with time zone,
	"search_deck" integer[],
	"search_rules" text,
	"rating" integer DEFAULT 1000 NOT NULL,
	"season" text NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_watch" (
	"id" integer PRIMARY KEY NOT NULL,
	"beat_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "rival_id" integer;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "rival_xp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ladder_rows" ADD CONSTRAINT "ladder_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_steps" ADD CONSTRAINT "match_steps_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_players" ADD CONSTRAINT "online_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ladder_of_season" ON "ladder_rows" USING btree ("season","rating");--> statement-breakpoint
CREATE UNIQUE INDEX "match_steps_by_action" ON "match_steps" USING btree ("match_id","action_id");--> statement-breakpoint
CREATE INDEX "matches_of_host" ON "matches" USING btree ("host_id") WHERE "matches"."status" in ('waiting', 'preparing', 'playing');--> statement-breakpoint
CREATE INDEX "matches_of_guest" ON "matches" USING btree ("guest_id") WHERE "matches"."status" in ('preparing', 'playing');--> statement-breakpoint
CREATE INDEX "matches_alive" ON "matches" USING btree ("status","deadline_at") WHERE "matches"."status" in ('waiting', 'preparing', 'playing');--> statement-breakpoint
CREATE UNIQUE INDEX "matches_by_code" ON "matches" USING btree ("code") WHERE "matches"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "matches_rematch" ON "matches" USING btree ("rematch_of") WHERE "matches"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "online_players_seen" ON "online_players" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "online_players_searching" ON "online_players" USING btree ("searching_since") WHERE "online_players"."searching_since" is not null;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_rival_id_users_id_fk" FOREIGN KEY ("rival_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battles_of_rival" ON "battles" USING btree ("rival_id","sent_at");