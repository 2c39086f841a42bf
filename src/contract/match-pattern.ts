/** Parameters of an address that has the shape of a pattern (`:name`, `:name?`); undefined when it has not, or is not well encoded. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  const needed = wanted.filter(part => !part.endsWith('?')).length
  if (given.length > wanted.length || given.length < needed) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index]
    if (!part.startsWith(':')) {
      if (value !== part) return undefined
    } else if (value !== undefined) {
      try {
        params[part.slice(1).replace('?', '')] = decodeURIComponent(value)
      } catch {
        return undefined
      }
    }
  }
  return params
}
