DROP INDEX "ladder_of_season";--> statement-breakpoint
ALTER TABLE "ladder_rows" ADD COLUMN "is_best" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "ladder_of_all_seasons" ON "ladder_rows" USING btree ("rating" DESC NULLS FIRST,"reached_at","user_id") WHERE is_best;--> statement-breakpoint
CREATE INDEX "ladder_of_player" ON "ladder_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ladder_of_season" ON "ladder_rows" USING btree ("season","rating" DESC NULLS FIRST,"reached_at","user_id");--> statement-breakpoint
UPDATE "ladder_rows" SET "is_best" = false FROM "ladder_rows" "better" WHERE "better"."user_id" = "ladder_rows"."user_id" AND ("better"."rating", "ladder_rows"."reached_at", "ladder_rows"."season") > ("ladder_rows"."rating", "better"."reached_at", "better"."season");
