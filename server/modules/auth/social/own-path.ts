/** A path of this site, or null: nobody is led to another one after logging in (decision 0008, docs/failure-cases.md A10). */
export function ownPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return null
  if (next.includes('\\')) return null
  const here = 'http://here.invalid'
  const led = URL.canParse(next, here) ? new URL(next, here) : null
  return led?.origin === here && !/^\/(%2f|%5c|%0|\/)/i.test(next) ? next : null
}
