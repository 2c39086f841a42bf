/**
 * The names that this shop itself stores in a browser, all of them strictly necessary (cart, login, language, drafts). All other entries come
 * from an analytics script and are deleted when consent is withdrawn.
 */
const ownCookies = new Set(['auth_token', 'gdpr_consent', 'i18n_redirected'])
const ownItems =
  /^(auth_token|avatar_prompted|cart|cart_added|checkout_draft|order_keys|chunk-reload|favourites|favourites_unsent|open_payment|recent_products|measured_orders|preferences|DarkMode|lesson)$|^(battle|game)[.-]|^(kept|pack|creation|deck)[-_]/

export const isOwnCookie = (name: string): boolean => ownCookies.has(name)
export const isOwnItem = (key: string): boolean => ownItems.test(key)

const cookieNames = (): string[] =>
  document.cookie
    .split(';')
    .map(pair => pair.split('=')[0]?.trim() ?? '')
    .filter(Boolean)

/** A cookie can only be deleted with the domain it was set for, so each level of the host name is tried. */
function dropCookie(name: string): void {
  const levels = location.hostname.split('.').map((_, at, all) => all.slice(at).join('.'))
  for (const domain of ['', ...levels.map(level => `; Domain=${level}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}

export function dropForeignStorage(): void {
  for (const name of cookieNames()) if (!isOwnCookie(name)) dropCookie(name)
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      const storage = window[kind]
      for (const key of Object.keys(storage)) if (!isOwnItem(key)) storage.removeItem(key)
    } catch {
      // Blocked storage holds nothing.
    }
}
