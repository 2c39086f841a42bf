/**
 * How long each kind of personal data is stored, in days. The shop chooses a period within `least` and `most`: what the law requires to keep,
 * and what the purpose justifies. Pure.
 */

interface Period {
  days: number // by default
  least: number
  most: number
}

export const retention = {
  orders: { days: 3653, least: 3653, most: 4018 }, // ten years (art. 2220 of the Italian civil code), then without the buyer
  invoices: { days: 4018, least: 4018, most: 5479 }, // with credit notes: ten years from the end of the year (art. 2220)
  audit: { days: 3653, least: 3653, most: 4018 }, // log of the administration, which proves changes of orders and documents
  emails: { days: 730, least: 30, most: 3653 }, // copies of sent and failed emails
  carts: { days: 365, least: 30, most: 730 }, // unchanged carts of accounts
  accounts: { days: 365, least: 90, most: 1826 }, // never verified and without an order
  newsletter_requests: { days: 30, least: 7, most: 365 }, // never confirmed
  newsletter_departures: { days: 1826, least: 365, most: 3653 }, // proof of consent and of its withdrawal
  stock_watches: { days: 365, least: 30, most: 730 }, // requests for a back-in-stock email
  consents: { days: 1826, least: 365, most: 3653 }, // proof of consent
} as const satisfies Record<string, Period>

export type RetentionKind = keyof typeof retention
export const retentionKinds = Object.keys(retention) as RetentionKind[]
export type RetentionDays = Record<RetentionKind, number>

/** Periods that the shop does not choose, in days. Each is enforced by the job of its module. */
export const fixedRetention = { checkouts: 7, sessions: 30, searches: 30 } as const

/** The first moment whose data is still stored: older data is deleted. */
export const storedSince = (days: number, now: Date): Date => new Date(now.getTime() - days * 24 * 3_600_000)
