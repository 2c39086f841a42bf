/** The shop's time zone is Rome's, wherever the reader is: a date is the same in email, invoice and page. */
export const shopZone = 'Europe/Rome'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What the shop's clock shows at a moment: `2026-11-21T18:30:00`. */
export const shopTime = (at: Date): string => parts.format(at).replace(' ', 'T')

/** How far the shop's clock is ahead of UTC at a moment, in milliseconds. */
const lead = (at: number): number => Date.parse(`${shopTime(new Date(at))}Z`) - Math.floor(at / 1000) * 1000

/**
 * The moment at which the shop's clock shows a time, `2026-11-21T18:30` or with seconds; null for what is no time. An
 * hour that comes twice in autumn is the later one; one that spring leaves out is read as if the clock had not moved.
 */
export function shopInstant(time: string): Date | null {
  const asUtc = Date.parse(`${time}Z`)
  if (Number.isNaN(asUtc)) return null
  return new Date(asUtc - lead(asUtc - lead(asUtc)))
}

/** A timestamp in the shop's time zone, in a format that every spreadsheet reads: `2026-11-21 18:30`. */
export const sheetTime = (at: string): string => parts.format(new Date(at)).slice(0, 16)
