CREATE TABLE "welcomed_addresses" (
	"mark" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "keep_register"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE TRIGGER "register_only_grows" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_register"();--> statement-breakpoint
CREATE TRIGGER "register_never_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_register"();
