ALTER TABLE "bulk_jobs" ADD COLUMN "file_permissions" text[] DEFAULT '{"admin:money:read"}' NOT NULL;--> statement-breakpoint
UPDATE "bulk_jobs" SET "file_permissions" = '{}' WHERE "kind" NOT IN ('export_orders', 'export_customers');
