/** Cards of the test bank. Only Stripe's published test numbers are accepted. */
import type { TestOutcome } from '@/contract/endpoints/shop/payments.ts'

interface TestCard {
  number: string
  outcome: TestOutcome
  word: 'approved' | 'declined' | 'no_funds' | 'challenge' // key of `payment:test`
}

export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'approve', word: 'approved' },
  { number: '4000 0025 0000 3155', outcome: 'confirm', word: 'challenge' },
  { number: '4000 0000 0000 0002', outcome: 'decline', word: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'no_funds', word: 'no_funds' },
] as const satisfies readonly TestCard[]

const digits = (number: string): string => number.replace(/\D/g, '')

/** Ignores spaces. Returns undefined for any other number, in particular a real one. */
export const testCard = (number: string): TestCard | undefined =>
  testCards.find(card => digits(card.number) === digits(number))
