/** All terms of the shop. The form of a row is in `term.ts`. */
import { gameTerms } from './game-terms.ts'
import { languageTerms } from './language-terms.ts'
import { legalTerms } from './legal-terms.ts'
import { shopTerms } from './shop-terms.ts'
import type { Term } from './term.ts'

export const terms: readonly Term[] = [...shopTerms, ...legalTerms, ...gameTerms, ...languageTerms]
