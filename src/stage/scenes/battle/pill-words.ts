import type { BattleSnapshot } from '../../battle-snapshot.ts'
import type { PillTone } from '../../draw/pill-art.ts'

/** Returns the text and colour of the pill: amber only if the reader must act. */
export function pillOf({ words, replacing, selectedMove, toMove, prompt }: BattleSnapshot): {
  text: string
  tone: PillTone
} {
  if (replacing) return { text: prompt || words.replaceHint, tone: 'amber' }
  if (selectedMove !== null) return { text: words.tapAgain, tone: 'own' }
  return { text: prompt || (toMove === 'own' ? words.turnOwn : words.turnRival), tone: toMove }
}
