/** Initial form values of each kind of effect. Pure. */
import type { Effect } from '@/contract/endpoints/game/effects.ts'

export type EffectKind = Effect['kind']

const fresh: { [K in EffectKind]: Extract<Effect, { kind: K }> } = {
  'damage-over-time': { kind: 'damage-over-time', source: 'poison', amount: 10, turns: 2 },
  freeze: { kind: 'freeze', turns: 1 },
  paralysis: { kind: 'paralysis', turns: 2 },
  sleep: { kind: 'sleep', turns: 1 },
  stun: { kind: 'stun' },
  attack: { kind: 'attack', on: 'self', amount: 10, turns: 2 },
  defence: { kind: 'defence', on: 'self', amount: 10, turns: 2 },
  heal: { kind: 'heal', amount: 20 },
  area: { kind: 'area', amount: 20 },
  'once-per-match': { kind: 'once-per-match' },
  'chosen-stat': { kind: 'chosen-stat', amount: 30 },
}

export const effectKinds = Object.keys(fresh) as EffectKind[]

export const freshEffect = (kind: EffectKind): Effect => ({ ...fresh[kind] })
