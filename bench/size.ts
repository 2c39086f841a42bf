/** `npm run bench -- --small` runs each bench once at small size, to check that it still works. The results are meaningless. */
const isSmall = process.env.BENCH_SMALL === '1'

/** Returns the size of a bench: `full` to measure, `small` to check that it works. */
export const sized = <T extends number | string>(full: T, small: T): T => (isSmall ? small : full)
