import { bearers, damageSources, type Effect, type EffectKind, type EffectOf } from './effect.ts'

type IsRight = (value: unknown) => boolean

const isCount: IsRight = value => Number.isSafeInteger(value) && (value as number) >= 1
const isChange: IsRight = value => Number.isSafeInteger(value) && value !== 0
const isOneOf =
  (words: readonly unknown[]): IsRight =>
  word =>
    words.includes(word)

/** Check of every field of every kind. The compiler reports a missing one. */
const figures: { readonly [K in EffectKind]: Record<Exclude<keyof EffectOf<K>, 'kind'>, IsRight> } = {
  'damage-over-time': { source: isOneOf(damageSources), amount: isCount, turns: isCount },
  freeze: { turns: isCount },
  paralysis: { turns: isCount },
  sleep: { turns: isCount },
  stun: {},
  attack: { on: isOneOf(bearers), amount: isChange, turns: isCount },
  defence: { on: isOneOf(bearers), amount: isChange, turns: isCount },
  heal: { amount: isCount },
  area: { amount: isCount },
  'once-per-match': {},
  'chosen-stat': { amount: isCount },
}

/** The same as lists, for fast lookup: a setup contains hundreds of effects. */
const checks = new Map<unknown, [name: string, isRight: IsRight][]>(
  Object.entries(figures).map(([kind, of]) => [kind, Object.entries(of)]),
)

/** Whether input of unknown shape is an effect the rules can read. */
export function isEffect(input: unknown): input is Effect {
  if (typeof input !== 'object' || input === null) return false
  const fields = input as Record<string, unknown>
  return checks.get(fields.kind)?.every(([name, isRight]) => isRight(fields[name])) ?? false
}
