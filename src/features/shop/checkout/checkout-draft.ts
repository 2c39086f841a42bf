/**
 * What was typed at the checkout survives a reload of its tab (session storage), for the account that typed it. A consent is never
 * stored: it is given anew.
 */
import type { CheckoutInput } from './checkout-form.ts'

const key = 'checkout_draft'

interface Draft {
  userId: number
  values: Partial<CheckoutInput>
}

export function readDraft(userId: number): Partial<CheckoutInput> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null
    return draft?.userId === userId && typeof draft.values === 'object' ? draft.values : {}
  } catch {
    return {}
  }
}

export function storeDraft(userId: number, { digital_consent: _, ...values }: Partial<CheckoutInput>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, values } satisfies Draft))
  } catch {
    // Blocked storage: what is typed lives as long as the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
