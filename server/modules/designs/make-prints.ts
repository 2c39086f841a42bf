/**
 * Job that renders print files of orders that are paid or accepted by the shop. A failed file is retried a limited
 * number of times.
 */
import { printSurfaces } from '@/domain/print-surfaces.ts'
import type { AppContext } from '../../kernel/context.ts'
import { loadSharp } from '../../kernel/files/load-sharp.ts'
import { layerSources } from './layer-sources.ts'
import { printKey } from './picture-files.ts'
import { claimPrint, markPrintMade, mostTries, type PrintToMake, retryPrintAt } from './prints-repo.ts'
import { renderSide } from './render-side.ts'

export const printFilesJob = 'print-files'

const minute = 60_000
const claimMillis = 10 * minute // after this time the claim of a crashed process expires

/**
 * Returns two minutes after the first failure, then four, eight and so on. There is no retry after the last one, which
 * the administration shows as failed.
 */
const pauseAfter = (tries: number): number => (tries >= mostTries ? 0 : 2 ** tries * minute)

type Needs = Pick<AppContext, 'db' | 'config' | 'files' | 'now' | 'log'>

async function makePrint({ db, config, files, now }: Needs, claimed: PrintToMake): Promise<void> {
  const { id, side, file, configuration, print } = claimed
  const place = print && printSurfaces[print.surface][side]
  const sharp = await loadSharp(config.dataDir)
  if (!place || !configuration.design || !sharp)
    throw new Error(`print ${id} has no surface, no design or no picture library`)
  const layers = configuration.design[side]
  const { png, width, height } = await renderSide(sharp, layers, place.frame, layerSources(files))
  await files.write(printKey(file), png)
  await markPrintMade(db, id, { width, height }, now())
}

/** Renders one file at a time, so that memory contains the pixels of one side only. */
export async function makePrints(needs: Needs, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const now = needs.now()
    const claimed = await claimPrint(needs.db, now, new Date(now.getTime() + claimMillis))
    if (!claimed) return
    try {
      await makePrint(needs, claimed)
    } catch (error) {
      needs.log.error({ err: error, print: claimed.id }, 'print file not made')
      await retryPrintAt(needs.db, claimed.id, new Date(needs.now().getTime() + pauseAfter(claimed.tries)))
    }
  }
}
