/** The letter's link leads to `/?newsletter=<token>`: confirm once, say so, and take the token out of the address. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { confirmNewsletter } from '@/contract/site.ts'
import { useToasts } from '@/stores/toasts.ts'

const confirmed = new Set<string>() // an effect may run twice; a token only once

export function useNewsletterLink(): void {
  const { t } = useTranslation('common')
  const [params, setParams] = useSearchParams()
  const notify = useToasts(state => state.notify)
  const token = params.get('newsletter')
  useEffect(() => {
    if (!token || confirmed.has(token)) return
    confirmed.add(token)
    void call(confirmNewsletter, { body: { token } }).then(result => {
      notify(
        t(result.ok ? 'newsletter_confirmed' : 'newsletter_confirm_failed'),
        result.ok ? 'green' : 'orange',
      )
      setParams(before => {
        before.delete('newsletter')
        return before
      })
    })
  }, [token, notify, setParams, t])
}
