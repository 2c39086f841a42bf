/** Keeps the return path between login and registration. */
export const withNext = (href: string, next: string | null): string =>
  next ? `${href}?next=${encodeURIComponent(next)}` : href
