/** The part of `papaparse` that browser code uses. `@types/papaparse` would add the types of Node (`src/tsconfig.json`). */
interface ReadOptions {
  delimiter?: string
  delimitersToGuess?: string[]
  preview?: number
  skipEmptyLines?: boolean | 'greedy'
}

interface Result<Row> {
  data: Row[]
  errors: { type: 'Quotes' | 'Delimiter' | 'FieldMismatch' }[]
  meta: { delimiter: string }
}

interface WriteOptions {
  delimiter?: string
  newline?: string
}

declare const Papa: {
  parse<Row>(content: string, options: ReadOptions): Result<Row>
  unparse(rows: readonly (readonly string[])[], options?: WriteOptions): string
}
export default Papa
