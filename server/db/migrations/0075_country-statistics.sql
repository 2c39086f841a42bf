-- Without statistics of this expression, the planner expects nearly all orders abroad and does not use their index.
CREATE STATISTICS "orders_country" ON (coalesce(shipping_address, billing_address)->>'country') FROM "orders";
