CREATE TABLE "catalogue_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"part" text NOT NULL,
	"product_id" integer,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_in_order" ON "catalogue_changes" USING btree ("transaction");
--> statement-breakpoint
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO catalogue_changes (part, product_id)
    SELECT DISTINCT ''product'', c.id FROM (SELECT %s AS id FROM changed) c WHERE c.id IS NOT NULL', TG_ARGV[0]);
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('INSERT INTO catalogue_changes (part, product_id)
      SELECT DISTINCT ''product'', c.id FROM (SELECT %1$s AS id FROM before EXCEPT SELECT %1$s FROM changed) c WHERE c.id IS NOT NULL', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_stock_or_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (part, product_id)
  SELECT CASE WHEN bool_and(u.is_stock) THEN 'stock' ELSE 'product' END, u.id
  FROM (SELECT coalesce(to_jsonb(n)->>'product_id', to_jsonb(n)->>'id')::int AS id,
      to_jsonb(n) - 'stock_quantity' = to_jsonb(o) - 'stock_quantity' AS is_stock
    FROM changed n JOIN before o ON o.id = n.id WHERE to_jsonb(n) <> to_jsonb(o)) u
  GROUP BY u.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (part) SELECT TG_ARGV[0] WHERE EXISTS (SELECT FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  watched record;
  call text;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('products', 'note_changed_products', 'id', true),
    ('product_variants', 'note_changed_products', 'product_id', true),
    ('product_translations', 'note_changed_products', 'product_id', false),
    ('product_values', 'note_changed_products', 'product_id', false),
    ('variant_values', 'note_changed_products', '(SELECT product_id FROM product_variants WHERE id = variant_id)', false),
    ('categories', 'note_changed_part', 'structure', false),
    ('category_translations', 'note_changed_part', 'structure', false),
    ('attributes', 'note_changed_part', 'structure', false),
    ('attribute_values', 'note_changed_part', 'structure', false),
    ('search_synonyms', 'note_changed_part', 'structure', false),
    ('settings', 'note_changed_part', 'settings', false)
  ) AS t(name, handler, argument, has_stock) LOOP
    call := format('FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)', watched.handler, watched.argument);
    EXECUTE format('CREATE TRIGGER catalogue_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed %s', watched.name, call);
    EXECUTE format('CREATE TRIGGER catalogue_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed %s', watched.name, call);
    IF watched.has_stock THEN call := 'FOR EACH STATEMENT EXECUTE FUNCTION note_stock_or_product()'; END IF;
    EXECUTE format('CREATE TRIGGER catalogue_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS changed %s', watched.name, call);
  END LOOP;
END $$;
