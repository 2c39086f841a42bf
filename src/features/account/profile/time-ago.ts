const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Formats the time between two moments in ms in the largest whole unit: "3 minuti fa", "ieri"; below a minute "adesso".
 */
export function timeAgo(then: number, now: number, iso: string): string {
  const format = new Intl.RelativeTimeFormat(iso, { numeric: 'auto' })
  const passed = Math.max(0, now - then)
  for (const [unit, millis] of units) {
    if (passed >= millis) return format.format(-Math.floor(passed / millis), unit)
  }
  return format.format(0, 'second')
}
