import { gsap } from 'gsap'
import { sayCue } from '../event-cue.ts'
import type { Moment, Timeline } from './actors.ts'

/** What only changes words and numbers is written at once, without a gesture; it can be heard. */
export const refreshed = (moment: Moment): Timeline =>
  gsap.timeline().call(() => {
    moment.actors.refresh(moment.after)
    sayCue(moment)
  })
