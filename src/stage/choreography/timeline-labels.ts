/**
 * Labels of a choreography's timeline. Sounds, clips and numbers start at a label, so their times can be read from the
 * timeline.
 */
import type { Timeline } from './actors.ts'

export type TimelineLabel =
  | 'sound' // sound of the event, or of the beginning of a blow
  | 'voice'
  | 'alarm' // sound of low health
  | 'video' // the clip starts
  | 'peak' // the clip shows its brightest frame
  | 'hit' // the blow lands, with its sound
  | 'number' // number of damage, healing or points
  | 'known' // the battle is over: the page offers its buttons, and the table ends its celebration under them
  | 'free' // everything that matters is shown: after the last event of a play, nothing waits for the rest

/** Adds a label to the timeline and runs `act` at the label. @param time seconds */
export const startAt = (timeline: Timeline, label: TimelineLabel, time: number, act: () => void): Timeline =>
  timeline.addLabel(label, time).call(act, [], label)
