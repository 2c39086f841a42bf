/** The log of a whole recording, each line with its step. Pure. */
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
  step: number // first step of the turn
  lines: ReplayLine[]
}

/** Grouped by the turn of each step. */
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
