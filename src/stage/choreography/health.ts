/** Change of health on a plate: the number and the solid bar change immediately, the paler bar behind it later. */
import { gsap } from 'gsap'
import type { CardSnapshot } from '../battle-snapshot.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { Timeline, ZoneActor } from './actors.ts'

export const LOW_HEALTH = 0.22 // share of the printed health

interface Drain {
  wait: number // delay of the paler bar in seconds
  drain: number
}

/** For every blow. Damage of a status drains immediately. */
export const slowDrain: Drain = { wait: seconds('ghostWait'), drain: seconds('ghostDrain') }

/** Shows a loss of health. @param pv remaining health; `card` has the value from before */
export function lose(zone: ZoneActor, card: CardSnapshot, pv: number, { wait, drain }: Drain): Timeline {
  const fraction = pv / card.pvMax
  return gsap
    .timeline()
    .call(() => {
      zone.plate.setValue(pv, null, card.pvMax)
      zone.bar.preview = null
      zone.bar.ghost = card.pv / card.pvMax
      zone.bar.share = fraction
    })
    .to(zone.bar, { ghost: fraction, duration: drain, ease: ease.out }, wait)
}

/** Shows a gain of health. @param pv new health; `card` has the value from before */
export function gain(zone: ZoneActor, card: CardSnapshot, pv: number): Timeline {
  const full = Math.max(0, Math.min(1, pv / card.pvMax))
  const counter = { pv: card.pv }
  return gsap
    .timeline()
    .to(
      counter,
      {
        pv,
        duration: seconds('heal'),
        ease: ease.out,
        onUpdate: () => zone.plate.setValue(Math.round(counter.pv), null, card.pvMax),
      },
      0,
    )
    .to(zone.bar, { share: full, ghost: full, duration: seconds('heal'), ease: ease.out }, 0)
}
