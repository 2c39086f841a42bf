ALTER TABLE "battles" ADD COLUMN "watch_key" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "watch_key" text;--> statement-breakpoint
UPDATE "matches" SET "is_private" = true WHERE "kind" = 'private' AND "status" IN ('waiting', 'preparing');
