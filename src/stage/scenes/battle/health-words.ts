/** What stands over a health bar. Pure. */
export interface HealthWords {
  value: string
  after: string // what a selected move would leave: "▸ 28"; a skull follows when it falls
  falls: boolean
  isLow: boolean
}

const LOW = 0.22 // share of the printed health

/** @param pvAfter health after the selected move; null when none is selected */
export function healthWords(pv: number, pvAfter: number | null, pvMax: number): HealthWords {
  const falls = pvAfter === 0
  return {
    value: String(pv),
    after: pvAfter === null ? '' : falls ? '▸' : `▸ ${pvAfter}`,
    falls,
    isLow: pv / pvMax <= LOW,
  }
}

/** The number beside the target: what the blow does, also beyond the health that is left. */
export const blowWords = (danno: number): string => (danno > 0 ? `−${danno}` : '0')
