import { bearers, damageSources, type Effect, effectKinds } from './effect.ts'

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 1
const isChange = (value: unknown): boolean => Number.isSafeInteger(value) && value !== 0
const isOneOf = (words: readonly unknown[], word: unknown): boolean => words.includes(word)

const timed = ['damage-over-time', 'freeze', 'paralysis', 'sleep', 'attack', 'defence']
const counted = ['damage-over-time', 'heal', 'area', 'chosen-stat']
const changing = ['attack', 'defence']

/** Whether input of unknown shape is an effect the rules can read. */
export function isEffect(input: unknown): input is Effect {
  if (typeof input !== 'object' || input === null) return false
  const { kind, turns, amount, on, source } = input as Record<string, unknown>
  if (!isOneOf(effectKinds, kind)) return false
  if (isOneOf(timed, kind) && !isCount(turns)) return false
  if (isOneOf(counted, kind) && !isCount(amount)) return false
  if (isOneOf(changing, kind) && !(isChange(amount) && isOneOf(bearers, on))) return false
  return kind !== 'damage-over-time' || isOneOf(damageSources, source)
}
