/** Whether films may run by themselves: not for who wants calm, nor for who pays for every byte. Then their picture stands. */
export interface FilmWorld {
  calm: boolean // reduced motion
  saveData?: boolean | undefined // the browser's data saver
  effectiveType?: string | undefined // of the connection: `slow-2g`, `2g`, `3g`, `4g`
}

export const filmsRun = ({ calm, saveData = false, effectiveType = '4g' }: FilmWorld): boolean =>
  !calm && !saveData && !/2g$/.test(effectiveType)

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export const connectionNow = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}
