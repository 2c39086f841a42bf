-- Stored figures of the report by customer have the key `c` and the id of the customer, or `erased`.
CREATE FUNCTION move_report_customer(old_key text, new_key text) RETURNS void LANGUAGE sql AS $$
  WITH moved AS (
    DELETE FROM report_rows WHERE report = 'customers' AND grain IN ('day', 'month', 'year') AND key = old_key RETURNING *)
  INSERT INTO report_rows AS r (report, grain, first, key, received, refunded, taxable, vat, orders, count)
  SELECT report, grain, first, new_key, received, refunded, taxable, vat, orders, count FROM moved
  ON CONFLICT (report, grain, first, key) DO UPDATE SET received = r.received + excluded.received,
    refunded = r.refunded + excluded.refunded, taxable = r.taxable + excluded.taxable, vat = r.vat + excluded.vat,
    orders = r.orders + excluded.orders, count = r.count + excluded.count
$$;
--> statement-breakpoint
CREATE FUNCTION erase_report_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM move_report_customer('c' || OLD.id, 'erased');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An account takes over all orders of a guest at once, before the guest is deleted (decision 0074).
CREATE FUNCTION merge_report_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM move_report_customer('c' || guest.id, 'c' || account.id) FROM customers guest, customers account
  WHERE guest.email = OLD.contact_email AND account.user_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER erase_report_customer AFTER DELETE ON customers FOR EACH ROW EXECUTE FUNCTION erase_report_customer();
--> statement-breakpoint
CREATE TRIGGER merge_report_customer AFTER UPDATE OF user_id ON orders FOR EACH ROW
  WHEN (OLD.user_id IS NULL AND OLD.contact_email IS NOT NULL AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION merge_report_customer();
--> statement-breakpoint
CREATE INDEX "orders_by_shipping" ON "orders" USING btree ("shipping_method","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_guests" ON "orders" USING btree ("placed_at","id") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "orders_of_businesses" ON "orders" USING btree ("tier","placed_at","id") WHERE tier <> 'base';--> statement-breakpoint
CREATE INDEX "orders_with_note" ON "orders" USING btree ("placed_at","id") WHERE note <> '';
