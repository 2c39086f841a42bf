CREATE TABLE "report_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"closed_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_rows" (
	"report" text NOT NULL,
	"grain" text NOT NULL,
	"first" date NOT NULL,
	"key" text NOT NULL,
	"received" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"taxable" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"orders" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "report_rows_report_grain_first_key_pk" PRIMARY KEY("report","grain","first","key")
);
--> statement-breakpoint
CREATE INDEX "battles_settled" ON "battles" USING btree ("settled_at") WHERE "battles"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "packs_opened" ON "user_packs" USING btree ("opened_at") WHERE is_opened;