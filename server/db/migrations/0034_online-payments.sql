ALTER TABLE "payment_methods" ADD COLUMN "kinds" text[] DEFAULT '{card,apple_pay,google_pay,link}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "payment_events" SET "kind" = 'processing' WHERE "kind" = 'promised';
