/**
 * Back-in-stock request: one email to one address. The form loads later than the rest of the page, so its field is
 * uncontrolled and keeps text entered before.
 */
import { type FormEvent, useState } from 'react'
import { call } from '@/api/client.ts'
import { watchStock } from '@/contract/endpoints/shop/product-requests.ts'
import { useFormErrors } from '@/forms/use-form-errors.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { iconBell } from '@/ui/icon/icons.ts'
import { TextField } from '@/ui/light/text-field.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './request-forms.module.css'

export interface WatchFormProps {
  words: ShopWords
  productId: number
  variantId: number | null
  email: string // of the account, if there is one
}

export default function WatchForm({ words: { t }, productId, variantId, email }: WatchFormProps) {
  const { ref, errors, summary, show } = useFormErrors()
  const [watching, setWatching] = useState<string>() // the email address that will be notified
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('email'))
    setIsBusy(true)
    const body = { email: address, variant_id: variantId }
    const response = await call(watchStock, { params: { id: productId }, body })
    setIsBusy(false)
    if (response.ok) setWatching(address)
    else show(response.failure, { fallback: t('failed.text') })
  }
  if (watching !== undefined) return <Note tone="success">{t('watch.done', { email: watching })}</Note>
  return (
    <form ref={ref} className={styles.watch} onSubmit={event => void ask(event)} noValidate>
      <TextField
        label={t('watch.label')}
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={email}
        error={errors.email ?? summary}
      />
      <Button type="submit" variant="soft" icon={iconBell} busy={isBusy}>
        {t('watch.send')}
      </Button>
    </form>
  )
}
