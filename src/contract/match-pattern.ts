/** Returns the parameters of a path that matches a pattern (`:name`, `:name?`), or undefined if it does not match or is wrongly encoded. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const patternParts = pattern.split('/').filter(Boolean)
  const pathParts = path.split('/').filter(Boolean)
  const needed = patternParts.filter(part => !part.endsWith('?')).length
  if (pathParts.length > patternParts.length || pathParts.length < needed) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of patternParts.entries()) {
    const value = pathParts[index]
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
