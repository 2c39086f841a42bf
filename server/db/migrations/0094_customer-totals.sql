CREATE TABLE "customer_totals" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("name" || ' ' || "email" || ' ' || coalesce("nickname", ''), NFKD), '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u0652\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g') collate "C"), 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢҮҰҺӘӨѢѲѴØŁĐÐĦŦŊƏÆŒÞẞøłđðħŧıς', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғқңүұһәөѣѳѵolddhtŋəæœþßolddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED;--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_value" ON "customer_totals" USING btree ("value","customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_orders" ON "customer_totals" USING btree ("orders","customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_last_order" ON "customer_totals" USING btree ("last_order_at","customer_id");--> statement-breakpoint
CREATE INDEX "user_text_part" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- Customer of an order: its account, or the guest with its email. No row while a guest has only unpaid checkouts.
CREATE FUNCTION customer_of_buyer(account integer, contact text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT id FROM customers WHERE user_id = account
  UNION ALL SELECT id FROM customers WHERE account IS NULL AND email = contact
$$;
--> statement-breakpoint
CREATE FUNCTION is_standing_order(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status NOT IN ('draft', 'paying', 'abandoned', 'cancelled', 'expired')
$$;
--> statement-breakpoint
-- Runs at the commit, when the transaction sees all of its changes, so each customer is counted once per transaction: a row that the
-- transaction itself has written is up to date. The statement after the lock sees what earlier holders of the lock have committed.
CREATE FUNCTION count_customer(customer integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  written_by xid;
BEGIN
  INSERT INTO customer_totals (customer_id) SELECT id FROM customers WHERE id = customer ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT xmin INTO written_by FROM customer_totals WHERE customer_id = customer FOR UPDATE;
    IF NOT FOUND OR written_by = pg_current_xact_id()::xid THEN RETURN; END IF;
  END IF;
  UPDATE customer_totals t SET orders = s.orders, value = s.value, last_order_at = s.last_order_at
  FROM (
    SELECT count(*) FILTER (WHERE is_standing_order(o.status)) AS orders,
      coalesce(sum(
        (SELECT coalesce(sum(e.amount), 0) FROM payments p JOIN payment_events e ON e.payment_id = p.id
          WHERE p.order_id = o.id AND e.kind = 'captured')
        - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id AND r.status = 'done')), 0) AS value,
      coalesce(max(o.placed_at) FILTER (WHERE is_standing_order(o.status)), '-infinity') AS last_order_at
    FROM customers c JOIN orders o ON o.user_id = c.user_id OR (o.user_id IS NULL AND o.contact_email = c.email)
    WHERE c.id = customer
  ) s WHERE t.customer_id = customer;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_new_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_customer(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_buyers_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_customer(customer_of_buyer(OLD.user_id, OLD.contact_email)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_customer(customer_of_buyer(NEW.user_id, NEW.contact_email)); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_buyer_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_customer(customer_of_buyer(o.user_id, o.contact_email)) FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.id = coalesce(NEW.payment_id, OLD.payment_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_buyer_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_customer(customer_of_buyer(o.user_id, o.contact_email)) FROM orders o WHERE o.id = coalesce(NEW.order_id, OLD.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_new_customer AFTER INSERT ON customers DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION count_new_customer();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_new_order AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (is_standing_order(NEW.status)) EXECUTE FUNCTION count_buyers_of_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_changed_order AFTER UPDATE OF user_id, contact_email, status, placed_at ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.user_id, OLD.contact_email, OLD.placed_at, is_standing_order(OLD.status))
    IS DISTINCT FROM (NEW.user_id, NEW.contact_email, NEW.placed_at, is_standing_order(NEW.status)))
  EXECUTE FUNCTION count_buyers_of_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_removed_order AFTER DELETE ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status NOT IN ('draft', 'paying', 'abandoned')) EXECUTE FUNCTION count_buyers_of_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_captured_payment AFTER INSERT ON payment_events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'captured') EXECUTE FUNCTION count_buyer_of_payment();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_changed_payment AFTER UPDATE OR DELETE ON payment_events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION count_buyer_of_payment();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_new_refund AFTER INSERT ON refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'done') EXECUTE FUNCTION count_buyer_of_refund();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_changed_refund AFTER UPDATE OF status, amount ON refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status = 'done' OR NEW.status = 'done') EXECUTE FUNCTION count_buyer_of_refund();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_removed_refund AFTER DELETE ON refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status = 'done') EXECUTE FUNCTION count_buyer_of_refund();
--> statement-breakpoint
-- Creating the triggers blocks writers until the commit, so that the first count is exact.
INSERT INTO customer_totals (customer_id, orders, value, last_order_at)
SELECT c.id, coalesce(t.orders, 0), coalesce(t.value, 0), coalesce(t.last_order_at, '-infinity')
FROM customers c LEFT JOIN (
  SELECT coalesce(o.user_id::text, o.contact_email) AS key, count(*) FILTER (WHERE is_standing_order(o.status)) AS orders,
    sum(coalesce(paid.amount, 0) - coalesce(refunded.amount, 0)) AS value,
    max(o.placed_at) FILTER (WHERE is_standing_order(o.status)) AS last_order_at
  FROM orders o
  LEFT JOIN (SELECT p.order_id, sum(e.amount) AS amount FROM payments p JOIN payment_events e ON e.payment_id = p.id
    WHERE e.kind = 'captured' GROUP BY 1) paid ON paid.order_id = o.id
  LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refunds WHERE status = 'done' GROUP BY 1) refunded ON refunded.order_id = o.id
  GROUP BY 1
) t ON t.key = coalesce(c.user_id::text, c.email);
