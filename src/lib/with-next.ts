/** Keeps the place to come back to on the way between login and registration. */
export const withNext = (href: string, next: string | null): string =>
  next ? `${href}?next=${encodeURIComponent(next)}` : href
