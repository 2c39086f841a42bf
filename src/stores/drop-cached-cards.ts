/** Keys of the cards cached per account; the id of the account follows. */
export const cachedCardsPrefix = 'kept-cards:'

/** At logout: removes the cards of every account from this browser. */
export function dropCachedCards(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(cachedCardsPrefix)) localStorage.removeItem(key)
  } catch {
    // Blocked storage: nothing was cached.
  }
}
