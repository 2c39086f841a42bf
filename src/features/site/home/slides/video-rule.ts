/**
 * Whether videos may play automatically: not with reduced motion, data saver or a slow connection. Then their picture
 * is shown.
 */
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
