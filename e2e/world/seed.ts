/** Before the journeys: one shop starts on an empty folder, seeds the demo and leaves; every server gets a copy. */
import { dropDataDir, freshDataDir, startShop } from './server.ts'

export default async function seedOnce(): Promise<() => Promise<void>> {
  const dataDir = await freshDataDir()
  const shop = await startShop({ dataDir })
  await shop.stop()
  process.env.JOURNEY_SEED = dataDir
  return () => dropDataDir(dataDir)
}
