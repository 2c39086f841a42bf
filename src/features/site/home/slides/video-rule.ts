/** Whether videos may play by themselves: not with reduced motion, nor for who pays for every byte. Then their picture stands. */
export interface VideoConditions {
  reducedMotion: boolean
  saveData?: boolean | undefined // the browser's data saver
  effectiveType?: string | undefined // of the connection: `slow-2g`, `2g`, `3g`, `4g`
}

export const videosAutoplay = ({
  reducedMotion,
  saveData = false,
  effectiveType = '4g',
}: VideoConditions): boolean => !reducedMotion && !saveData && !/2g$/.test(effectiveType)

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export const connectionNow = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}
