/**
 * Public holidays on which parcels neither leave nor arrive, as calendar days (`2026-12-25`). Our own table, because the libraries are
 * larger than the page that uses it. National holidays only; regional ones are entered as closed days in the settings.
 */

/** `2026-12-25`: a calendar day without time zone. */
export type Day = string

const dayMillis = 24 * 60 * 60_000

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMillis).toISOString().slice(0, 10)

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const dayOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Easter Sunday of the western churches (Meeus, Jones and Butcher), for any year of the Gregorian calendar. */
export function easterOf(year: number): Day {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

/** Easter Sunday of the Greek church, from 1900 to 2099, when the Julian calendar is thirteen days behind. */
export function orthodoxEasterOf(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const sum = d + e + 114
  return addDays(dayOf(year, Math.floor(sum / 31), (sum % 31) + 1), 13)
}

/** The nth Monday of a month; -1 is the last. */
function mondayOf(year: number, month: number, nth: number): Day {
  if (nth < 0) {
    const last = dayOf(year, month + 1, 0)
    return addDays(last, 1 - weekdayOf(last))
  }
  const first = dayOf(year, month, 1)
  return addDays(first, ((8 - weekdayOf(first)) % 7) + 7 * (nth - 1))
}

interface Calendar {
  fixed: string // `01-06 12-25`; `10-04/2026` is valid from that year on
  easter: readonly number[] // days from Easter Sunday
  isOrthodox?: true
  moving?(year: number): readonly Day[]
}

/** In Britain a holiday at the weekend moves to the next working day that is not a holiday. */
function keptLater(days: readonly Day[]): Day[] {
  const observed: Day[] = []
  for (const day of days) {
    let on = day
    while (weekdayOf(on) > 5 || observed.includes(on)) on = addDays(on, 1)
    observed.push(on)
  }
  return observed
}

const british = (year: number): Day[] => [
  ...keptLater([dayOf(year, 1, 1)]),
  mondayOf(year, 5, 1),
  mondayOf(year, 5, -1),
  mondayOf(year, 8, -1),
  ...keptLater([dayOf(year, 12, 25), dayOf(year, 12, 26)]),
]

/** Saint Brigid: the first Monday of February, or the first of the month if that is a Friday. */
const saintBrigid = (year: number): Day => {
  const first = dayOf(year, 2, 1)
  return weekdayOf(first) === 5 ? first : mondayOf(year, 2, 1)
}

const irish = (year: number): Day[] => [
  saintBrigid(year),
  mondayOf(year, 5, 1),
  mondayOf(year, 6, 1),
  mondayOf(year, 8, 1),
  mondayOf(year, 10, -1),
]

/** King's day moves to the day before if it is a Sunday. */
const dutch = (year: number): Day[] => {
  const day = dayOf(year, 4, 27)
  return [weekdayOf(day) === 7 ? addDays(day, -1) : day]
}

const italian: Calendar = {
  fixed: '01-01 01-06 04-25 05-01 06-02 08-15 10-04/2026 11-01 12-08 12-25 12-26',
  easter: [0, 1],
}

/** By ISO 3166 code, for every country that an address may have. */
const calendars: Readonly<Record<string, Calendar>> = {
  IT: italian,
  VA: italian, // served by the Italian carriers
  SM: {
    fixed: '01-01 01-06 02-05 03-25 04-01 05-01 07-28 08-15 09-03 10-01 11-01 11-02 12-08 12-25 12-26',
    easter: [0, 1, 60],
  },
  AT: { fixed: '01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26', easter: [0, 1, 39, 50, 60] },
  BE: { fixed: '01-01 05-01 07-21 08-15 11-01 11-11 12-25', easter: [0, 1, 39, 50] },
  CH: { fixed: '01-01 08-01 12-25 12-26', easter: [-2, 0, 1, 39, 50] },
  DE: { fixed: '01-01 05-01 10-03 12-25 12-26', easter: [-2, 0, 1, 39, 50] },
  DK: { fixed: '01-01 12-25 12-26', easter: [-3, -2, 0, 1, 39, 50] },
  ES: { fixed: '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25', easter: [-2] },
  FI: { fixed: '01-01 01-06 05-01 12-06 12-25 12-26', easter: [-2, 0, 1, 39] },
  FR: { fixed: '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25', easter: [0, 1, 39, 50] },
  GB: { fixed: '', easter: [-2, 1], moving: british },
  GR: {
    fixed: '01-01 01-06 03-25 05-01 08-15 10-28 12-25 12-26',
    easter: [-48, -2, 0, 1, 50],
    isOrthodox: true,
  },
  HR: {
    fixed: '01-01 01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
    easter: [0, 1, 60],
  },
  IE: { fixed: '01-01 03-17 12-25 12-26', easter: [1], moving: irish },
  LU: { fixed: '01-01 05-01 05-09 06-23 08-15 11-01 12-25 12-26', easter: [0, 1, 39, 50] },
  MT: {
    fixed: '01-01 02-10 03-19 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
    easter: [-2],
  },
  NL: { fixed: '01-01 12-25 12-26', easter: [0, 1, 39, 50], moving: dutch },
  PL: { fixed: '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24/2025 12-25 12-26', easter: [0, 1, 60] },
  PT: { fixed: '01-01 04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08 12-25', easter: [-2, 0, 60] },
  SE: { fixed: '01-01 01-06 05-01 06-06 12-25 12-26', easter: [-2, 0, 1, 39] },
  SI: { fixed: '01-01 01-02 02-08 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26', easter: [0, 1] },
}

const none: ReadonlySet<Day> = new Set()
const holidaysByYear = new Map<string, ReadonlySet<Day>>()

function holidaysOf({ fixed, easter, isOrthodox, moving }: Calendar, year: number): Day[] {
  const sunday = isOrthodox ? orthodoxEasterOf(year) : easterOf(year)
  const always = fixed.split(' ').flatMap(date => {
    const [day, since] = date.split('/')
    return day && year >= Number(since ?? 0) ? [`${year}-${day}`] : []
  })
  return [...always, ...easter.map(days => addDays(sunday, days)), ...(moving?.(year) ?? [])]
}

/** Returns an empty set for a country that is not in the table. */
export function publicHolidays(country: string, year: number): ReadonlySet<Day> {
  const calendar = calendars[country]
  if (!calendar) return none
  const key = `${country} ${year}`
  const days = holidaysByYear.get(key) ?? new Set(holidaysOf(calendar, year))
  holidaysByYear.set(key, days)
  return days
}

export const isPublicHoliday = (country: string, day: Day): boolean =>
  publicHolidays(country, Number(day.slice(0, 4))).has(day)
