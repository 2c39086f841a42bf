ALTER TABLE "orders" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_to" date;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "cutoff_hour" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "handling_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "min_days" integer;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "max_days" integer;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "country_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "takes_cash" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "cash_fee" integer;