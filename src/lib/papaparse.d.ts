/** The part of `papaparse` that browser code uses. `@types/papaparse` would add the types of Node (`src/tsconfig.json`). */
interface Options {
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

declare const Papa: { parse<Row>(content: string, options: Options): Result<Row> }
export default Papa
