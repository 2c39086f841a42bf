/** Into which file of the built client the words of an area go: one per language for what is read together, as each file costs a wait. */
const groups = {
  shop: ['common', 'nav', 'titles', 'ui', 'home', 'shop', 'site', 'reviews'],
  cards: ['game', 'packs'], // home and the page of a pack have the names of rarities and what a pack may hold
  account: ['account', 'auth', 'orders', 'problems', 'validation', 'newsletter'],
} as const

const groupOf = (area: string): string => {
  const found = Object.entries(groups).find(([, areas]) => (areas as readonly string[]).includes(area))
  return found?.[0] ?? (/^(admin|react-admin)/.test(area) ? 'admin' : 'game')
}

export const wordFile = (language: string, area: string): string => `words-${language}-${groupOf(area)}`
