/** Returns the first, the last and the pages next to the current one. `undefined` is a gap of two pages or more. */
export function pagesShown(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter(n => n >= 1 && n <= pages)
  const pageNumbers = [...new Set(near)].sort((a, b) => a - b)
  return pageNumbers.flatMap((n, at) => {
    const skipped = n - (pageNumbers[at - 1] ?? n - 1) - 1
    if (skipped === 0) return [n]
    return skipped === 1 ? [n - 1, n] : [undefined, n]
  })
}
