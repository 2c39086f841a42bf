/** The default hero picture, a creature between two packs. */
export const heroPicture = '/assets/products/hero-draghissimo.webp'
