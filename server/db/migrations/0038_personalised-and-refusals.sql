CREATE TABLE "welcome_refusals" (
	"day" date PRIMARY KEY NOT NULL,
	"refused" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_personalised" boolean DEFAULT false NOT NULL;