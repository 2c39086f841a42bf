/** Consent of an account to one email about a cart that it leaves, on the cart page. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reminderConsentQuery } from '@/api/checkout-queries.ts'
import { call } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import { changeReminderConsent } from '@/contract/endpoints/shop/cart-reminders.ts'
import { cartReminderConsentVersion } from '@/contract/endpoints/site/consents.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Check } from '@/ui/form/check.tsx'
import type { ShopWords } from '../kit/product-words.ts'

export function AccountReminder({ words: { t, locale } }: { words: ShopWords }) {
  const cache = useQueryClient()
  const messageOf = useProblemMessage()
  const { data } = useQuery(reminderConsentQuery)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  if (!data) return null
  const change = async (is_given: boolean) => {
    setBusy(true)
    setError(undefined)
    const body = { is_given, locale, version: cartReminderConsentVersion }
    const result = await call(changeReminderConsent, { body })
    if (result.ok) await updateCached(cache, reminderConsentQuery.queryKey, result.value)
    else setError(messageOf.problem(result.failure))
    setBusy(false)
  }
  return (
    <Check
      label={t('reminder.account')}
      checked={data.is_given}
      disabled={isBusy}
      error={error}
      onChange={event => void change(event.currentTarget.checked)}
    />
  )
}
