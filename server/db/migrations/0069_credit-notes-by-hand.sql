ALTER TABLE "sale_documents" ADD COLUMN "issue_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_once" ON "sale_documents" USING btree ("order_id","issue_key");