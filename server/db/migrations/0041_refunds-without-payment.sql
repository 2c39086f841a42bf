ALTER TABLE "refunds" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
-- Refunds booked before any parcel left: their pieces are no longer to be shipped. Withdrawals count their pieces themselves.
UPDATE "refunds" r SET "lines" = (
  SELECT jsonb_agg(CASE WHEN l."is_digital" THEN piece ELSE piece || jsonb_build_object('unsent', piece->'quantity') END)
  FROM jsonb_array_elements(r."lines") piece LEFT JOIN "order_lines" l ON l."id" = (piece->>'line_id')::int)
WHERE jsonb_array_length(r."lines") > 0 AND r."key" <> 'cancelled' AND r."key" NOT LIKE 'withdrawal %' AND r."key" NOT LIKE 'return-%'
  AND NOT EXISTS (SELECT 1 FROM "parcels" p WHERE p."order_id" = r."order_id" AND p."shipped_at" <= r."created_at");
