type Part = string | false | null | undefined

/** `['a', false, 'b']` → `'a b'`. */
export const classNames = (...parts: Part[]): string => parts.filter(Boolean).join(' ')
