ALTER TABLE "products" ADD COLUMN "withdrawal_exception" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "withdrawal_exception" text;