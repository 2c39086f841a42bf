ALTER TABLE "battles" ADD COLUMN "rules_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "begun_at" timestamp with time zone;