/** The next quantity, clamped between `min` and `max`. */
import { clamp } from '@/lib/clamp.ts'
export const stepQuantity = (value: number, by: number, min: number, max: number): number =>
  clamp(Math.round(value) + by, min, max)
