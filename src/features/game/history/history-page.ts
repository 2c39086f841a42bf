const lastPage = 10_000 // the last page the API accepts

/** `?page=`; anything that is no page is the first. */
export function readHistoryPage(value: string | null): number {
  const page = Number(value ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1
}
