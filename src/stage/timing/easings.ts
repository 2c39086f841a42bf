/** The named easings of the stage as GSAP functions from the share of time to the share of progress. */
import { gsap } from 'gsap'
import { CustomEase } from 'gsap/CustomEase'

gsap.registerPlugin(CustomEase)

export type Easing = (time: number) => number

export const ease = {
  out: CustomEase.create('stage-out', '0.16,1,0.3,1') as Easing,
  in: CustomEase.create('stage-in', '0.5,0,0.9,0.4') as Easing,
  back: CustomEase.create('stage-back', '0.34,1.56,0.64,1') as Easing,
  spring: 'elastic.out(1,0.55)',
  even: 'none',
} as const
