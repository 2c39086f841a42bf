/** The wheel of types (decision 0043): each type has the advantage over the next ones, in a circle. The fifteenth type, '???', is outside. */
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

/** Returns undefined for a type outside the wheel. */
export const placeOnWheel = (tipo: string): number | undefined => placeOf.get(tipo)

/** Whether an attack of this type does more damage to a card of that type. Types outside the wheel have no advantage. */
export function hasEdge(attacker: string, target: string): boolean {
  const from = placeOf.get(attacker)
  const to = placeOf.get(target)
  if (from === undefined || to === undefined) return false
  const ahead = (to - from + wheel.length) % wheel.length
  return ahead >= 1 && ahead <= EDGE_REACH
}

export const EDGE_REACH = 3
