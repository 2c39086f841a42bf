/** Scrolls a row sideways until its chosen item is in the middle; the page itself does not move. */
export function scrollToChosen(row: HTMLElement, chosen: string): void {
  const item = row.querySelector(chosen)?.getBoundingClientRect()
  if (!item) return
  const frame = row.getBoundingClientRect()
  row.scrollLeft += item.left + item.width / 2 - (frame.left + frame.width / 2)
}
