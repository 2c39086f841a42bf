/**
 * The wheel of types (decision 0043): each has the edge over the next ones, round and round. The fifteenth, '???', stands outside.
 */
export const wheel = [
  'Acqua',
  'Fuoco',
  'Ghiaccio',
  'Natura',
  'Terra',
  'Meccanico',
  'Oggetto',
  'Psichico',
  'Divino',
  'Oscurità',
  'Luce',
  'Cosmico',
  'Suono',
  'Aria',
] as const

const placeOf = new Map<string, number>(wheel.map((tipo, at) => [tipo, at]))

/** undefined for a type outside the wheel. */
export const placeOnWheel = (tipo: string): number | undefined => placeOf.get(tipo)

/** Whether a blow of this type does more to a card of that type. Types that are not on the wheel have no edge. */
export function hasEdge(attacker: string, target: string): boolean {
  const from = placeOf.get(attacker)
  const to = placeOf.get(target)
  if (from === undefined || to === undefined) return false
  const ahead = (to - from + wheel.length) % wheel.length
  return ahead >= 1 && ahead <= EDGE_REACH
}

export const EDGE_REACH = 3
