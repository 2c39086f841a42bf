import { type TimePart, timeLeft } from '@/lib/time-left.ts'

/** A rendered page may be hours old: its countdowns are brought up to date when it has been read. */
export function refreshCountdowns(): void {
  const now = new Date()
  for (const timer of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const remaining = timeLeft(new Date(timer.dataset.until ?? ''), now)
    for (const tile of timer.querySelectorAll<HTMLElement>('[data-left]'))
      tile.textContent = String(remaining[tile.dataset.left as TimePart]).padStart(2, '0')
  }
}
