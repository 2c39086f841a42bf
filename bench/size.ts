/** `npm run bench -- --small` runs each bench once at small size. It shows that the bench still works and measures nothing. */
const isSmall = process.env.BENCH_SMALL === '1'

/** How much a bench does: `full` to measure, `small` to see that it runs. */
export const sized = <T extends number | string>(full: T, small: T): T => (isSmall ? small : full)
