import { type TimePart, timeLeft } from '@/lib/time-left.ts'

/** Updates the countdowns of a page after parsing, because a rendered page may be hours old. */
export function refreshCountdowns(): void {
  const now = new Date()
  for (const timer of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const remaining = timeLeft(new Date(timer.dataset.until ?? ''), now)
    for (const tile of timer.querySelectorAll<HTMLElement>('[data-left]'))
      tile.textContent = String(remaining[tile.dataset.left as TimePart]).padStart(2, '0')
  }
}
