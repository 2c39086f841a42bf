import { scrollToChosen } from '@/lib/scroll-to-chosen.ts'

/** Rows of links that scroll sideways show the current one before the app keeps it in view (`useChosenInSight`). */
export function showCurrentLinks(): void {
  for (const row of document.querySelectorAll<HTMLElement>('nav[data-scrolls]'))
    scrollToChosen(row, '[aria-current]')
}
