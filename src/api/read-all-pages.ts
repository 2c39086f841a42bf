interface Page<Row> {
  data: readonly Row[]
  meta: { total: number }
}

/**
 * Reads a list page by page until it is complete, for choices and results that need all rows.
 * @param readPage fetches a page, from 1, of a fixed size
 */
export async function readAllPages<Row>(readPage: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await readPage(page)
    rows.push(...data)
    if (data.length === 0 || rows.length >= meta.total) return rows
  }
}
