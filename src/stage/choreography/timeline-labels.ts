/**
 * The labels of the timeline of a choreography. Sounds, clips and numbers start at a label, so the times of all of them can be
 * read from the timeline.
 */
import type { Timeline } from './actors.ts'

export type TimelineLabel =
  | 'sound' // of the event, or of the beginning of a blow
  | 'voice'
  | 'alarm' // the sound of low health
  | 'video' // the clip starts
  | 'peak' // the clip shows its brightest frame
  | 'hit' // the blow lands; its sound
  | 'number' // of damage, healing or points

/** Labels a time of the timeline and runs `act` at the label. @param time seconds */
export const startAt = (timeline: Timeline, label: TimelineLabel, time: number, act: () => void): Timeline =>
  timeline.addLabel(label, time).call(act, [], label)
