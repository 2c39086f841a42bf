CREATE TABLE "lesson_wins" (
	"user_id" integer NOT NULL,
	"lesson" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_wins_user_id_lesson_pk" PRIMARY KEY("user_id","lesson")
);
--> statement-breakpoint
ALTER TABLE "lesson_wins" ADD CONSTRAINT "lesson_wins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;