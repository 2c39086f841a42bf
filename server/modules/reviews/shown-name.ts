/** Returns a reviewer's public name: first name and the initial of the last, `Chiara M.`. */
export function shownName(name: string): string {
  const [first = '', ...lastNames] = name.trim().split(/\s+/)
  const last = lastNames.at(-1)
  return last ? `${first} ${last.slice(0, 1).toUpperCase()}.` : first
}
