const lastPage = 10_000 // the last page the API accepts

/** Reads `?page=`. An invalid value is the first page. */
export function readHistoryPage(value: string | null): number {
  const page = Number(value ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1
}
