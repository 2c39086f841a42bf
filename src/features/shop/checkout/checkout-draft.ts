/**
 * The input of the checkout survives a reload of its tab (session storage), for the account that entered it. A guest's
 * input is kept after login. Consent and declaration of age are never stored and must be given again.
 */
import type { CheckoutInput } from './checkout-form.ts'

const key = 'checkout_draft'

interface Draft {
  userId: number | null // null = entered by a guest
  values: Partial<CheckoutInput>
}

export function readDraft(userId: number | null): Partial<CheckoutInput> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null
    const isOwn = draft !== null && (draft.userId === userId || draft.userId === null)
    return isOwn && typeof draft.values === 'object' ? draft.values : {}
  } catch {
    return {}
  }
}

export function storeDraft(
  userId: number | null,
  { digital_consent: _, adult_declaration: __, ...values }: Partial<CheckoutInput>,
): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, values } satisfies Draft))
  } catch {
    // Storage is blocked: the draft lasts as long as the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is no draft.
  }
}
