/**
 * Keeps of a GLSL library only the functions that a shader calls, directly or through others: a new shape in the library then
 * changes no creature that does not use it, and what is hashed is what is drawn.
 */
interface LibraryFunction {
  name: string
  source: string
  calls: Set<string>
}

const CALL = /\b([A-Za-z_]\w*)\s*\(/g

const callsIn = (source: string): Set<string> =>
  new Set(Array.from(source.matchAll(CALL), match => match[1]!))

/** A library holds functions and `//` comments at its top level, nothing else. */
export function readLibrary(glsl: string): LibraryFunction[] {
  const code = glsl.replace(/\/\/.*$/gm, '')
  const found: LibraryFunction[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < code.length; i++) {
    if (code[i] === '{') depth++
    if (code[i] !== '}' || --depth > 0) continue
    const source = code.slice(start, i + 1).trim()
    found.push({ name: CALL_NAME.exec(source)![1]!, source, calls: callsIn(source) })
    start = i + 1
  }
  return found
}

const CALL_NAME = /([A-Za-z_]\w*)\s*\(/

export function usedFunctions(library: readonly LibraryFunction[], shader: string): string {
  const wanted = callsIn(shader)
  for (const one of library.toReversed())
    if (wanted.has(one.name)) for (const call of one.calls) wanted.add(call)
  return library
    .filter(one => wanted.has(one.name))
    .map(one => one.source)
    .join('\n')
}
