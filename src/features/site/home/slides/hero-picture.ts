/** The default hero picture: between two packs. */
export const heroPicture = '/assets/products/hero-draghissimo.webp'
