/** The built-in provider: no money moves, the buyer decides on our own screen what the bank would say (decision 0020). */
import type { PaymentProvider } from './provider.ts'

const referenceOf = (number: string): string => `test_${number}`

export const testProvider: PaymentProvider = {
  name: 'test',
  isOurs: true,
  start: async ({ number, due }) => {
    const reference = referenceOf(number)
    return { reference, step: { kind: 'test', reference, amount: due } }
  },
  resume: async (reference, { due }) => ({ kind: 'test', reference, amount: due }),
  confirm: async () => undefined, // it is undecided until the buyer chooses an outcome
  capture: async (reference, amount) => ({ reference, kind: 'captured', amount, key: 'captured' }),
  refund: async () => 'done',
  abandon: async () => {},
}
