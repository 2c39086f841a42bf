/**
 * The newsletter box (specification notes §5). The button is disabled until the form is valid and the terms are
 * accepted.
 */
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { subscribeNewsletter } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Check } from '@/ui/light/check.tsx'
import { TextField } from '@/ui/light/text-field.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './newsletter-box.module.css'
import { newsletterProblem } from './newsletter-rule.ts'

/** The newsletter form as a page. */
export const NewsletterPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container className={styles.page}>
    <h1>{title}</h1>
    {children}
  </Container>
)

export function NewsletterBox({ locale, privacyHref }: { locale: Locale; privacyHref: string }) {
  const { t } = useTranslation('common')
  const notify = useToasts(state => state.notify)
  const heading = useId()
  const [email, setEmail] = useState('')
  const [accepted, setAccepted] = useState(false)
  const [touched, setTouched] = useState({ email: false, terms: false })
  const [busy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false) // the field that a subscription has emptied shows no error
  const problem = newsletterProblem(email, accepted)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched({ email: true, terms: true })
    if (problem.email || problem.terms || busy) return
    setBusy(true)
    const result = await call(subscribeNewsletter, { body: { email, locale, of_age: true } })
    setBusy(false)
    notify(t(result.ok ? 'newsletter_added' : 'newsletter_added_error'), result.ok ? 'green' : 'orange')
    if (!result.ok) return
    setDone(true)
    setEmail('')
    setAccepted(false)
    setTouched({ email: false, terms: false })
  }

  return (
    <section className={styles.box} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles.title}>
          {t('newsletter.title')}
        </h2>
        <p>{t('newsletter.lead')}</p>
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.line}>
          <TextField
            label={t('newsletter.email')}
            hideLabel
            placeholder={t('newsletter.email')}
            type="email"
            autoComplete="email"
            value={email}
            onChange={event => setEmail(event.target.value)}
            onBlur={() => setTouched(before => ({ ...before, email: email !== '' || !isDone }))}
            error={touched.email && problem.email ? t(problem.email) : undefined}
          />
          <Button
            type="submit"
            variant="amber"
            busy={busy}
            disabled={Boolean(problem.email || problem.terms)}
          >
            {t('newsletter.subscribe')}
          </Button>
        </div>
        <Check
          label={t('newsletter.terms')}
          checked={accepted}
          onChange={event => {
            setAccepted(event.target.checked)
            setTouched(before => ({ ...before, terms: true }))
          }}
          error={touched.terms && problem.terms ? t(problem.terms) : undefined}
        />
        <Link href={privacyHref} className={styles.privacy}>
          {t('newsletter.privacy')}
        </Link>
      </form>
    </section>
  )
}
