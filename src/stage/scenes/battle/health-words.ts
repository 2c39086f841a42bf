/** Texts over a health bar. Pure. */
export interface HealthWords {
  value: string
  after: string // remaining health after a selected move: "▸ 28"; followed by a skull if the card is defeated
  falls: boolean
  isLow: boolean
}

const LOW = 0.22 // share of the printed health

/** @param pvAfter health after the selected move; null if none is selected */
export function healthWords(pv: number, pvAfter: number | null, pvMax: number): HealthWords {
  const falls = pvAfter === 0
  return {
    value: String(pv),
    after: pvAfter === null ? '' : falls ? '▸' : `▸ ${pvAfter}`,
    falls,
    isLow: pv / pvMax <= LOW,
  }
}

/** Returns the number next to the target: the damage of the blow, even beyond the remaining health. */
export const blowWords = (danno: number): string => (danno > 0 ? `−${danno}` : '0')
