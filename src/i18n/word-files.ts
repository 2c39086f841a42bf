/** The file of the built client that contains the texts of an area: one per language for areas used together, because each file adds latency. */
const groups = {
  shop: ['common', 'nav', 'titles', 'ui', 'home', 'shop', 'site', 'reviews'],
  cards: ['game', 'packs'], // home and the page of a pack need the names of rarities and the contents of packs
  account: ['account', 'auth', 'orders', 'problems', 'validation', 'newsletter'],
} as const

const groupOf = (area: string): string => {
  const group = Object.entries(groups).find(([, areas]) => (areas as readonly string[]).includes(area))
  return group?.[0] ?? (/^(admin|react-admin)/.test(area) ? 'admin' : 'game')
}

export const wordFile = (language: string, area: string): string => `words-${language}-${groupOf(area)}`
