/** Returns the named properties of the record. */
export const pick = <T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map(name => [name, record[name]])) as Pick<T, K>

/** Returns the properties that `shape` has: of a stored record, the body of a save, without what the server computes. */
export const pickLike = <T extends { [K in keyof S]: unknown }, S extends object>(record: T, shape: S) =>
  pick(record, Object.keys(shape) as (keyof S & keyof T)[])
