import type { StatusKind } from '@/engine/types.ts'

const hues: Record<Exclude<StatusKind, 'attack' | 'defence'>, string> = {
  burn: '#ff8a4a',
  poison: '#b47af0',
  freeze: '#8ad8ff',
  paralysis: '#ffe45a',
  sleep: '#9aa2f0',
  stun: '#ff9ad0',
}

/** Returns the colour of a status on a creature. @param amount negative weakens; used only for attack and defence */
export function statusHue(kind: StatusKind, amount = 0): string {
  if (kind !== 'attack' && kind !== 'defence') return hues[kind]
  return amount < 0 ? '#9aa8bc' : '#8af0b4'
}
