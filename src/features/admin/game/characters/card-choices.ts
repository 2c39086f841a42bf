/** What the server has to choose from: addresses, and slugs the generator may borrow. */
export interface CardChoices {
  clips: readonly string[]
  sounds: readonly string[]
  figures: readonly string[]
}
