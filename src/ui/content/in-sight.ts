/** Brings the chosen one to the middle of its row, which scrolls (and is positioned); the page stays where it is. */
export function bringIntoSight(row: HTMLElement | null, chosen: string): void {
  const here = row?.querySelector(chosen)
  if (row && here instanceof HTMLElement)
    row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
}
