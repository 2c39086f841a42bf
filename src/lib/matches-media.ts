/** Whether a media query holds now; false where there is no browser, as on the server. */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches
