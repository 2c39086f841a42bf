/** Effects and statuses as short labels for tiles and chips. Whole sentences are in the namespace `effects`. */
import type { Effect } from '@/engine/effects/effect.ts'
import type { Status } from '@/engine/types.ts'
import type { Say } from '@/i18n/effect-sentence.ts'

/** With a typographic minus sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

export const statusLabel = (t: Say, { kind, amount }: Status): string =>
  t(`status.${kind}`, { amount: signed(amount) })

export function effectLabel(t: Say, effect: Effect): string {
  switch (effect.kind) {
    case 'damage-over-time':
      return t(`effect.${effect.source}`, { amount: effect.amount, turns: effect.turns })
    case 'freeze':
    case 'paralysis':
    case 'sleep':
      return t(`effect.${effect.kind}`, { turns: effect.turns })
    case 'attack':
    case 'defence':
      return t(`effect.${effect.kind}.${effect.on}`, { amount: signed(effect.amount), turns: effect.turns })
    case 'heal':
    case 'area':
    case 'chosen-stat':
      return t(`effect.${effect.kind}`, { amount: effect.amount })
    case 'stun':
    case 'once-per-match':
      return t(`effect.${effect.kind}`)
  }
}
