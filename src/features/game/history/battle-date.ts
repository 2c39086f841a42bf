/** The date of a battle for display: today and yesterday by name, otherwise the date. Pure. */
const dayOf = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000

/** @param iso BCP 47, e.g. `it-IT` */
export function battleDate(playedAt: string, now: Date, iso: string): string {
  const moment = new Date(playedAt)
  const time = new Intl.DateTimeFormat(iso, { hour: '2-digit', minute: '2-digit' }).format(moment)
  const days = dayOf(moment) - dayOf(now)
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(iso, { numeric: 'auto' }).format(days, 'day')
    return `${day}, ${time}`
  }
  const isThisYear = moment.getFullYear() === now.getFullYear()
  const date = new Intl.DateTimeFormat(iso, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(moment)
  return `${date}, ${time}`
}
