/** A reviewer as others see them: first name and the initial of the last, `Chiara M.`. */
export function shownName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last.slice(0, 1).toUpperCase()}.` : first
}
