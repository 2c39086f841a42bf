/** Whether a media query matches now. False without a browser, as on the server. */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches
