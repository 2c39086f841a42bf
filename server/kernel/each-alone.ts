import type { Log } from './log.ts'

/**
 * Processes several records one after another. If one throws, the error is logged and the rest are still processed, in this run and
 * the next. Stops before the next record once `stopping` is aborted. `about` names a record in the log, without personal data.
 */
export async function eachAlone<Item>(
  items: readonly Item[],
  log: Pick<Log, 'error'>,
  about: (item: Item) => object,
  work: (item: Item) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<void> {
  for (const item of items) {
    if (stopping?.aborted) return
    try {
      await work(item)
    } catch (error) {
      log.error({ err: error, ...about(item) }, 'one record of a job failed')
    }
  }
}
