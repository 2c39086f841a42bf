import { scrollToChosen } from '@/lib/scroll-to-chosen.ts'

/** Scrolls rows of links so that the current one is visible, before the app does (`useChosenInSight`). */
export function showCurrentLinks(): void {
  for (const row of document.querySelectorAll<HTMLElement>('nav[data-scrolls]'))
    scrollToChosen(row, '[aria-current]')
}
