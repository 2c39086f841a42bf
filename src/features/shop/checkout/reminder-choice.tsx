/** Consent of a guest to one email about the cart, below the email address of the checkout. */
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { emailShape } from '@/lib/email-address.ts'
import { Check } from '@/ui/form/check.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import type { CheckoutInput } from './checkout-form.ts'

export interface CartReminder {
  isGiven: boolean // when the page opened
  give: (email: string) => Promise<boolean> // returns whether the choice was stored
  withdraw: () => Promise<void>
}

interface ReminderChoiceProps {
  words: ShopWords
  reminder: CartReminder
}

const quietMillis = 1500 // an address that is still being typed may already be valid

export function ReminderChoice({ words: { t }, reminder: { isGiven, give, withdraw } }: ReminderChoiceProps) {
  const [isWanted, setWanted] = useState(isGiven)
  const email = useWatch<CheckoutInput, 'email'>({ name: 'email' }).trim()
  const isUsable = emailShape.test(email)
  useEffect(() => {
    if (!isWanted || !isUsable) return
    const timer = setTimeout(
      () => void give(email).then(isStored => isStored || setWanted(false)),
      quietMillis,
    )
    return () => clearTimeout(timer)
  }, [isWanted, isUsable, email, give])
  return (
    <Check
      label={t('reminder.guest')}
      checked={isWanted}
      onChange={event => {
        setWanted(event.currentTarget.checked)
        if (!event.currentTarget.checked) void withdraw()
      }}
    />
  )
}
