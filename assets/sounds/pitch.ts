/** Equal temperament, in hertz, from a name such as `C5`, `F#4` or `Bb3`. */
export function pitch(name: string): number {
  const match = /^([A-G])([#b]?)(\d)$/.exec(name)
  if (!match) throw new Error(`no such note: ${name}`)
  const step = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }[match[1] as 'A']
  const bend = match[2] === '#' ? 1 : match[2] === 'b' ? -1 : 0
  return 440 * 2 ** ((step + bend) / 12 + Number(match[3]) - 4)
}
