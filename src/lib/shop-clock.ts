/** The shop's time zone is Rome's for all readers, so that dates are equal in email, invoice and page. */
export const shopZone = 'Europe/Rome'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Local time of the shop at a moment: `2026-11-21T18:30:00`. */
export const shopTime = (at: Date): string => parts.format(at).replace(' ', 'T')

/** Offset of the shop's clock from UTC at a moment, in milliseconds. */
const lead = (at: number): number => Date.parse(`${shopTime(new Date(at))}Z`) - Math.floor(at / 1000) * 1000

/**
 * Returns the moment of a local time of the shop, `2026-11-21T18:30` or with seconds, or null for an invalid time. A repeated hour in
 * autumn is the later one. An hour skipped in spring is read as if the clock had not changed.
 */
export function shopInstant(time: string): Date | null {
  const asUtc = Date.parse(`${time}Z`)
  if (Number.isNaN(asUtc)) return null
  return new Date(asUtc - lead(asUtc - lead(asUtc)))
}

/** A timestamp in the shop's time zone, in a format that every spreadsheet reads: `2026-11-21 18:30`. */
export const sheetTime = (at: string): string => parts.format(new Date(at)).slice(0, 16)
