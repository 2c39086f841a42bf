/** The four ways things move, named once. Fractions of time in, fractions of the way out. */

export type Easing = (time: number) => number

const STEPS = 8 // of Newton's method: exact to a thousandth of a pixel

/** A curve as CSS names it. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Easing {
  const along = (a: number, b: number, t: number) =>
    ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
  const slope = (a: number, b: number, t: number) =>
    3 * (1 - 3 * b + 3 * a) * t * t + 2 * (3 * b - 6 * a) * t + 3 * a
  return time => {
    if (time <= 0 || time >= 1) return Math.max(0, Math.min(1, time))
    let t = time
    for (let step = 0; step < STEPS; step++) {
      const rate = slope(x1, x2, t)
      if (Math.abs(rate) < 1e-6) break
      t = Math.max(0, Math.min(1, t - (along(x1, x2, t) - time) / rate))
    }
    return along(y1, y2, t)
  }
}

export const ease = {
  out: cubicBezier(0.16, 1, 0.3, 1),
  in: cubicBezier(0.5, 0, 0.9, 0.4),
  back: cubicBezier(0.34, 1.56, 0.64, 1),
  spring: 'elastic.out(1,0.55)',
  even: 'none',
} as const
