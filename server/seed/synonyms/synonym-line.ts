/** What shoppers write, with commas between, and the words of the shop it stands for, with semicolons between. */
export type SynonymLine = readonly [words: string, means: string]
