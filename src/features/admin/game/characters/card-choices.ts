/** Options that the server offers: URLs of files, and slugs whose art the generator may use. */
export interface CardChoices {
  clips: readonly string[]
  sounds: readonly string[]
  figures: readonly string[]
}
