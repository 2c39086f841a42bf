/** The house's own hero stands between two packs. */
export const heroPicture = '/assets/products/hero-draghissimo.webp'
