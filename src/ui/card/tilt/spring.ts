/** Critically damped spring, solved exactly: it never overshoots, and any step length is safe. */
export interface Spring {
  at: number
  speed: number // per second
}

const nearEnough = 0.002

/** Moves the spring towards `target`; `stiffness` is its natural frequency per second, `seconds` the step. */
export function stepSpring(spring: Spring, target: number, stiffness: number, seconds: number): void {
  const away = spring.at - target
  const pull = spring.speed + stiffness * away
  const decay = Math.exp(-stiffness * seconds)
  spring.at = target + (away + pull * seconds) * decay
  spring.speed = (spring.speed - stiffness * pull * seconds) * decay
}

export const isAtRest = (spring: Spring, target: number): boolean =>
  Math.abs(spring.at - target) < nearEnough && Math.abs(spring.speed) < nearEnough * 10
