/** The queue of a launch: the reader's place, the estimated wait, and the way to the product when it is their turn. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Launch, LaunchPlace } from '@/contract/endpoints/shop/launches.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { dateTimeText, hourWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './launch-view.module.css'

interface LaunchViewProps {
  launch: Launch
  place: LaunchPlace | undefined // undefined while it is being taken
  locale: Locale
  productHref: string
  isFailing: boolean // the last poll failed
  onRejoin(): void
}

export function LaunchView(props: LaunchViewProps) {
  const { launch, place, productHref, isFailing } = props
  const { t } = useTranslation('places')
  return (
    <Container className={styles.page}>
      <Niche picture={launch.picture} eager className={styles.picture} />
      <section>
        <h1>{launch.title}</h1>
        <div role="status">{place ? <Turn {...props} place={place} /> : <p>{t('launch.joining')}</p>}</div>
        {isFailing && <Note tone="warning">{t('launch.failing')}</Note>}
        {place?.state === 'admitted' && (
          <p className={styles.action}>
            <Button href={productHref}>{t('launch.buy')}</Button>
          </p>
        )}
        <p className={styles.note}>
          {t('launch.pieces_each', { count: launch.most_pieces })}{' '}
          {t('launch.keeps', { count: launch.buying_minutes })}
        </p>
      </section>
    </Container>
  )
}

function Turn({ launch, place, locale, onRejoin }: LaunchViewProps & { place: LaunchPlace }) {
  const { t } = useTranslation('places')
  switch (place.state) {
    case 'early':
      return (
        <>
          <h2>{t('launch.early', { time: dateTimeText(place.starts_at, locale, 'long') })}</h2>
          <p>{t('launch.drawn')}</p>
          <p>{t('launch.with_you', { count: place.waiting })}</p>
        </>
      )
    case 'waiting':
      return <Waiting place={place} locale={locale} />
    case 'admitted':
      return (
        <>
          <h2>{t('launch.turn')}</h2>
          <p>{t('launch.until', { time: hourWords(place.until ?? place.starts_at, locale) })}</p>
        </>
      )
    case 'bought':
      return <h2>{t('launch.bought')}</h2>
    case 'missed':
      return (
        <>
          <h2>{t('launch.missed')}</h2>
          <p>{t('launch.missed_text', { count: launch.buying_minutes })}</p>
          <p className={styles.action}>
            <Button onClick={onRejoin}>{t('launch.rejoin')}</Button>
          </p>
        </>
      )
  }
}

function Waiting({ place, locale }: { place: LaunchPlace; locale: Locale }) {
  const { t } = useTranslation('places')
  const { number, ahead, wait_seconds, pieces } = place
  const count = new Intl.NumberFormat(formatTag(locale))
  if (pieces === 0)
    return (
      <>
        <h2>{t('launch.sold_out')}</h2>
        <p>{t('launch.sold_out_text')}</p>
      </>
    )
  const minutes = Math.max(1, Math.ceil((wait_seconds ?? 0) / 60))
  return (
    <>
      <h2>{t('launch.number', { number: count.format(number ?? 0) })}</h2>
      <dl className={styles.facts}>
        <Fact name={t('launch.ahead')}>{count.format(ahead ?? 0)}</Fact>
        <Fact name={t('launch.wait')}>{t('launch.minutes', { count: minutes })}</Fact>
        {pieces !== null && <Fact name={t('launch.pieces')}>{count.format(pieces)}</Fact>}
      </dl>
      <p>{t('launch.leave')}</p>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
