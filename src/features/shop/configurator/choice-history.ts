/** What was chosen before, to step back and forth. One word typed is one step. Pure. */
import type { Configuration } from '@/contract/collections.ts'

export interface ChoiceHistory {
  past: readonly Configuration[] // the latest last
  future: readonly Configuration[] // the next first
}

export const emptyHistory: ChoiceHistory = { past: [], future: [] }

const longest = 50

const textsAside = ({ texts: _, ...rest }: Configuration): string => JSON.stringify(rest)

/** Only letters differ, and there were some on both sides: somebody is typing. */
const isTyping = (before: Configuration, after: Configuration): boolean =>
  textsAside(before) === textsAside(after) &&
  Object.keys(after.texts).length > 0 &&
  Object.keys(before.texts).length === Object.keys(after.texts).length

/** `after` is chosen while `before` stands. */
export function remember(
  { past }: ChoiceHistory,
  before: Configuration,
  after: Configuration,
): ChoiceHistory {
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  if (isSame || isTyping(before, after)) return { past, future: [] }
  return { past: [...past, before].slice(-longest), future: [] }
}

export interface Step {
  history: ChoiceHistory
  configuration: Configuration
}

/** Undefined when there is nothing before. */
export function stepBack({ past, future }: ChoiceHistory, now: Configuration): Step | undefined {
  const configuration = past.at(-1)
  return configuration && { configuration, history: { past: past.slice(0, -1), future: [now, ...future] } }
}

/** Undefined when nothing was taken back. */
export function stepForth({ past, future }: ChoiceHistory, now: Configuration): Step | undefined {
  const [configuration, ...rest] = future
  return configuration && { configuration, history: { past: [...past, now], future: rest } }
}
