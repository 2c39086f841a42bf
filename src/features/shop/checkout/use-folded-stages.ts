/** Completed and collapsed steps of the checkout. Only the buyer collapses them. An error in a step opens it again. */
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CheckoutStep } from './checkout-steps.tsx'
import type { Folding } from './numbered-panel.tsx'
import type { CheckoutFormApi } from './use-checkout-form.ts'

type Fields = Parameters<CheckoutFormApi['trigger']>[0]

export function useFoldedStages(form: CheckoutFormApi, onStep: (step: CheckoutStep) => void) {
  const [folded, setFolded] = useState<ReadonlySet<CheckoutStep>>(new Set())
  const openAll = () => flushSync(() => setFolded(new Set())) // before a field in one of them gets the focus
  const foldingOf = (
    step: CheckoutStep,
    fields: Fields,
    next: CheckoutStep | undefined,
  ): Omit<Folding, 'result'> => ({
    isFolded: folded.has(step),
    onChange: () => {
      setFolded(new Set([...folded].filter(candidate => candidate !== step)))
      onStep(step)
    },
    onContinue: async () => {
      const isGood =
        Array.isArray(fields) && fields.length === 0
          ? true
          : await form.trigger(fields, { shouldFocus: true })
      if (!isGood) return
      setFolded(new Set([...folded, step]))
      if (next) onStep(next)
    },
  })
  return { foldingOf, openAll }
}
