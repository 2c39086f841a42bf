ALTER TABLE "electronic_invoices" DROP CONSTRAINT "electronic_invoices_document_id_sale_documents_id_fk";
--> statement-breakpoint
ALTER TABLE "electronic_invoices" ADD CONSTRAINT "electronic_invoices_document_id_sale_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."sale_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_register"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '10 years' THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF (NEW.id, NEW.at, NEW.by_user_id, NEW.action, NEW.record, NEW.record_id)
			IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.by_user_id, OLD.action, OLD.record, OLD.record_id)
			AND NEW.title IN (OLD.title, '')
			AND NOT EXISTS (
				SELECT FROM jsonb_array_elements(OLD.changes) WITH ORDINALITY AS o(c, n)
				FULL JOIN jsonb_array_elements(NEW.changes) WITH ORDINALITY AS w(c, n) USING (n)
				WHERE o.c IS NULL OR w.c IS NULL
					OR w.c -> 'path' IS DISTINCT FROM o.c -> 'path'
					OR w.c -> 'from' NOT IN (o.c -> 'from', 'null'::jsonb)
					OR w.c -> 'to' NOT IN (o.c -> 'to', 'null'::jsonb)
			)
		THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'the register is only ever added to';
END $$;--> statement-breakpoint
DROP TRIGGER "sale_documents_undeletable" ON "sale_documents";--> statement-breakpoint
CREATE TRIGGER "sale_documents_undeletable" BEFORE DELETE ON "sale_documents" FOR EACH ROW WHEN (OLD.kind <> 'summary' AND OLD.issued_at > now() - interval '10 years') EXECUTE FUNCTION "refuse_change"();