/** The time until a moment, in whole days, hours, minutes and seconds. Pure. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

export type TimePart = keyof TimeLeft

export function timeLeft(until: Date, now: Date): TimeLeft {
  const all = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  }
}
