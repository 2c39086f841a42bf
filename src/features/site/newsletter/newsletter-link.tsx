/**
 * Target of links in emails: one button that confirms the newsletter, unsubscribes, or stops emails about carts. Opening it changes nothing, so that an
 * email scanner cannot trigger it.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { stopReminders } from '@/contract/endpoints/shop/cart-reminders.ts'
import { unsubscribeNewsletter } from '@/contract/endpoints/site/newsletter.ts'
import { confirmNewsletter } from '@/contract/endpoints/site/site.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './newsletter-link.module.css'

export interface NewsletterLinkProps {
  purpose: 'confirm' | 'leave' | 'stop'
  token: string
  siteName: string
  homeHref: string
}

const endpoints = { confirm: confirmNewsletter, leave: unsubscribeNewsletter, stop: stopReminders }

type Status = 'open' | 'done' | 'dead' | 'failed'

const shortestToken = 20

export function NewsletterLink({ purpose, token, siteName, homeHref }: NewsletterLinkProps) {
  const { t } = useTranslation('newsletter')
  const [answer, setAnswer] = useState<Status>(token.length < shortestToken ? 'dead' : 'open')
  const [busy, setBusy] = useState(false)
  const openDialog = async () => {
    setBusy(true)
    const result = await call(endpoints[purpose], { body: { token } })
    setBusy(false)
    const isDead = !result.ok && (result.failure.status === 422 || result.failure.status === 404)
    setAnswer(result.ok ? 'done' : isDead ? 'dead' : 'failed')
  }
  const isOver = answer === 'done' || answer === 'dead'
  const key = {
    open: purpose,
    failed: purpose,
    done: `${purpose}.done`,
    dead: purpose === 'stop' ? 'stop_dead' : 'dead',
  }[answer]
  const title = answer === 'done' ? t(key) : t(`${key}.title`)
  const text = answer === 'done' ? t(`${key}_text`) : t(`${key}.text`, { site: siteName })
  return (
    <Container className={styles.page}>
      <Niche
        picture={`/assets/characters/${purpose === 'confirm' ? 'gufosaggio' : 'spettrillo'}/creature.webp`}
        element={purpose === 'confirm' ? 'Aria' : 'Oscurità'}
        className={styles.niche}
      />
      <div className={styles.words} aria-live="polite">
        <h1>{title}</h1>
        <p>{text}</p>
        {answer === 'failed' && (
          <p role="alert" className={styles.failed}>
            {t('failed')}
          </p>
        )}
        {isOver ? (
          <Button href={homeHref}>{t('home')}</Button>
        ) : (
          <Button
            busy={busy}
            variant={purpose === 'confirm' ? 'primary' : 'ghost'}
            onClick={() => void openDialog()}
          >
            {t(`${purpose}.button`)}
          </Button>
        )}
      </div>
    </Container>
  )
}
