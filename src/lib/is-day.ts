/** Whether the text is a valid calendar date such as `2026-11-21`, because any text can be typed into an address. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
