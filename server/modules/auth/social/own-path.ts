/**
 * Returns a path of this site, or null: a login never redirects to another site (decision 0008, docs/failure-cases.md
 * A10).
 */
export function ownPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return null
  if (next.includes('\\')) return null
  const baseUrl = 'http://here.invalid'
  const led = URL.canParse(next, baseUrl) ? new URL(next, baseUrl) : null
  return led?.origin === baseUrl && !/^\/(%2f|%5c|%0|\/)/i.test(next) ? next : null
}
