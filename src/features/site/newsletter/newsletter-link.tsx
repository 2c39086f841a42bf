/**
 * Target of the newsletter's links: one button that confirms or unsubscribes. Opening it changes nothing, so that an
 * email scanner cannot trigger it.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { unsubscribeNewsletter } from '@/contract/endpoints/site/newsletter.ts'
import { confirmNewsletter } from '@/contract/endpoints/site/site.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './newsletter-link.module.css'

export interface NewsletterLinkProps {
  purpose: 'confirm' | 'leave'
  token: string
  siteName: string
  homeHref: string
}

type Status = 'open' | 'done' | 'dead' | 'failed'

const shortestToken = 20

export function NewsletterLink({ purpose, token, siteName, homeHref }: NewsletterLinkProps) {
  const { t } = useTranslation('newsletter')
  const [answer, setAnswer] = useState<Status>(token.length < shortestToken ? 'dead' : 'open')
  const [busy, setBusy] = useState(false)
  const openDialog = async () => {
    setBusy(true)
    const endpoint = purpose === 'confirm' ? confirmNewsletter : unsubscribeNewsletter
    const result = await call(endpoint, { body: { token } })
    setBusy(false)
    const isDead = !result.ok && (result.failure.status === 422 || result.failure.status === 404)
    setAnswer(result.ok ? 'done' : isDead ? 'dead' : 'failed')
  }
  const isOver = answer === 'done' || answer === 'dead'
  const key = { open: purpose, failed: purpose, done: `${purpose}.done`, dead: 'dead' }[answer]
  const title = answer === 'done' ? t(key) : t(`${key}.title`)
  const text = answer === 'done' ? t(`${key}_text`) : t(`${key}.text`, { site: siteName })
  return (
    <Container className={styles.page}>
      <Niche
        picture={`/assets/characters/${purpose === 'leave' ? 'spettrillo' : 'gufosaggio'}/creature.webp`}
        element={purpose === 'leave' ? 'Oscurità' : 'Aria'}
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
            variant={purpose === 'leave' ? 'ghost' : 'primary'}
            onClick={() => void openDialog()}
          >
            {t(`${purpose}.button`)}
          </Button>
        )}
      </div>
    </Container>
  )
}
