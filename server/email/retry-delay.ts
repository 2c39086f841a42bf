const minute = 60_000

/** After 1, 5, 15 minutes, then 1, 3, 6, 12 and 24 hours. */
const delays = [1, 5, 15, 60, 180, 360, 720, 1440].map(minutes => minutes * minute)

/** Milliseconds until the next attempt after `attempts` attempts; undefined after the last one. */
export const retryDelay = (attempts: number): number | undefined => delays[attempts - 1]
