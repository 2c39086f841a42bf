CREATE TABLE "customer_changes" (
	"customer_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_totals" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_totals_state" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"transaction" "xid8" NOT NULL,
	CONSTRAINT "customer_totals_state_one_row" CHECK ("customer_totals_state"."is_only")
);
--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_orders" ON "customer_totals" USING btree ("orders","customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_value" ON "customer_totals" USING btree ("value","customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_last_order" ON "customer_totals" USING btree ("last_order_at","customer_id");--> statement-breakpoint
-- A guest may have orders already: those that were placed before its row was deleted.
CREATE FUNCTION add_customer_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_totals (customer_id) VALUES (NEW.id);
  IF NEW.user_id IS NULL THEN INSERT INTO customer_changes (customer_id) VALUES (NEW.id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_former_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_changes (customer_id) SELECT id FROM customers WHERE user_id = OLD.user_id
    UNION ALL SELECT id FROM customers WHERE OLD.user_id IS NULL AND email = OLD.contact_email;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_order_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (kind, record_id) SELECT 'order', order_id FROM payments WHERE id = coalesce(NEW.payment_id, OLD.payment_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_order_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (kind, record_id) VALUES ('order', coalesce(NEW.order_id, OLD.order_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_customer_totals AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION add_customer_totals();
--> statement-breakpoint
CREATE TRIGGER note_customer_of_moved_order AFTER UPDATE OF user_id, contact_email ON orders FOR EACH ROW
  WHEN ((OLD.user_id, OLD.contact_email) IS DISTINCT FROM (NEW.user_id, NEW.contact_email)) EXECUTE FUNCTION note_former_customer();
--> statement-breakpoint
CREATE TRIGGER note_customer_of_deleted_order AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION note_former_customer();
--> statement-breakpoint
CREATE TRIGGER note_captured_payment AFTER INSERT ON payment_events FOR EACH ROW WHEN (NEW.kind = 'captured')
  EXECUTE FUNCTION note_order_of_payment();
--> statement-breakpoint
CREATE TRIGGER note_changed_payment AFTER UPDATE OR DELETE ON payment_events FOR EACH ROW EXECUTE FUNCTION note_order_of_payment();
--> statement-breakpoint
CREATE TRIGGER note_refund AFTER INSERT OR UPDATE OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION note_order_of_refund();
--> statement-breakpoint
INSERT INTO customer_totals (customer_id) SELECT id FROM customers;
--> statement-breakpoint
-- The first pass of the job counts all orders.
INSERT INTO customer_totals_state ("transaction") VALUES ('0');
