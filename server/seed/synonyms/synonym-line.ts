/** Words that shoppers type, separated by commas, and the shop's words for them, separated by semicolons. */
export type SynonymLine = readonly [words: string, means: string]
