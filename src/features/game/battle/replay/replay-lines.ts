/** The chronicle of a whole recording, each line with the step that brings it. Pure. */
import type { Seat } from '@/engine/types.ts'
import { eventsForLog } from '@/i18n/events-for-log.ts'
import { type LogEntry, type LogFacts, logEntry } from '../panels/log-entries.ts'
import type { ReplayTimeline } from './replay-timeline.ts'

export interface ReplayLine {
  step: number
  entries: LogEntry[] // at least one
}

export interface ReplayGroup {
  turn: number
  seat: Seat
  step: number // where the turn begins
  lines: ReplayLine[]
}

/** Grouped by the turn in which a step was taken. */
export function replayLines(timeline: ReplayTimeline, deps: LogFacts): ReplayGroup[] {
  const groups: ReplayGroup[] = []
  for (let step = 0; step <= timeline.last; step++) {
    const entries = eventsForLog(timeline.eventsOf(step)).flatMap(event => logEntry(event, deps) ?? [])
    if (entries.length === 0) continue
    const { turn, seat, step: begins } = timeline.turnAt(Math.max(0, step - 1))
    const last = groups.at(-1)
    if (last?.turn === turn) last.lines.push({ step, entries })
    else groups.push({ turn, seat, step: begins, lines: [{ step, entries }] })
  }
  return groups
}
