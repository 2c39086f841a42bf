import { doWhenIdle } from '../../app/when-idle.ts'
import type { Art } from '../../art/art.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import type { ClipPool } from '../../clips/clip-pool.ts'
import { fetchOnly, posesLater, posesNeeded } from './art-needed.ts'

/**
 * Loads clips and poses while the browser is idle. Each part is drawn without them until they have loaded. The poses of a
 * creature take 3.3 megabytes, so only those of the two on the table are decoded.
 */
export class BlowPreparation {
  private key = '' // addresses of what the two creatures need
  private readonly fetchedFiles = new Set<string>()
  private isClosed = false

  /** @param isSparing does not fetch the files of the other cards, for a device with little memory */
  constructor(
    private readonly art: Pick<Art, 'figureOf' | 'settled'>,
    private readonly clips: Pick<ClipPool, 'prepare'>,
    private readonly isSparing: boolean,
  ) {}

  prepare(picture: BattleSnapshot): void {
    const { art, clips, fetchedFiles } = this
    const [poses, clipFiles] = [posesNeeded(picture, art), clipsOf(picture)]
    const key = [...poses, ...clipFiles].join()
    if (key === this.key) return
    this.key = key
    const later = this.isSparing ? [] : posesLater(picture, art)
    const files = later.filter(address => !fetchedFiles.has(address))
    for (const address of files) fetchedFiles.add(address)
    const loads = [
      () => clips.prepare(clipFiles),
      ...poses.map(pose => () => art.settled([pose])),
      ...files.map(file => () => fetchOnly([file])),
    ]
    doWhenIdle(loads.map(load => () => void (this.isClosed || load())))
  }

  close(): void {
    this.isClosed = true
  }
}

/** Returns the clips of the two active cards. */
const clipsOf = ({ own, rival }: BattleSnapshot): string[] =>
  [own.active, rival.active]
    .flatMap(card => card?.blows ?? [])
    .map(blow => blow.clip)
    .filter(clip => clip !== null)
