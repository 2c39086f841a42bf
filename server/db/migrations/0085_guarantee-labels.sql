ALTER TABLE "products" ADD COLUMN "guarantee_label" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TRIGGER "consents_unchangeable" BEFORE UPDATE ON "consents" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
