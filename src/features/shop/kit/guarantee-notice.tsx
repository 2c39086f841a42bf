/**
 * Notice on the legal guarantee of conformity (Directive 2011/83/EU, art. 22a, Implementing Regulation (EU) 2025/1960). It is visible
 * without a click and in colour. The drawing is our own: the artwork of the Commission has no licence that allows a copy. The merchant can
 * upload it.
 */
import type { ReactElement } from 'react'
import { fileUrl } from '@/contract/file-url.ts'
import { guaranteePage, guaranteePoints, guaranteeYears } from '@/i18n/guarantee-notice.ts'
import { useSettings } from '@/stores/settings.ts'
import styles from './guarantee-notice.module.css'
import type { ShopWords } from './product-words.ts'

const stars = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6)

/** Path of a five-pointed star around a point. */
function starAt(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const distance = at % 2 === 0 ? radius : radius * 0.382
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    return `${(x + distance * Math.cos(angle)).toFixed(2)} ${(y + distance * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

const flag: ReactElement = (
  <svg viewBox="0 0 54 36" className={styles.flag} aria-hidden="true">
    <rect width="54" height="36" fill="#039" />
    <path
      fill="#fc0"
      d={stars.map(at => starAt(27 + 12 * Math.sin(at), 18 - 12 * Math.cos(at), 2)).join('')}
    />
  </svg>
)

/** Shows the official image of the reader's language from the settings, and our own drawing without one. */
export function GuaranteeNotice({ words }: { words: ShopWords }) {
  const { t, locale } = words
  const artwork = useSettings(state => state.settings.guarantee_artwork[locale])
  if (artwork === '') return <DrawnNotice words={words} />
  const sentences = guaranteePoints.map(point => t(`guarantee.${point}`)).join(' ')
  return (
    <section className={styles.artwork} aria-label={t('guarantee.title')}>
      <img src={fileUrl(artwork)} alt={`${guaranteeYears} ${t('guarantee.years')}. ${sentences}`} />
      <MoreAboutGuarantees words={words} />
    </section>
  )
}

const MoreAboutGuarantees = ({ words: { t, locale } }: { words: ShopWords }) => (
  <a href={guaranteePage(locale)} target="_blank" rel="noopener noreferrer">
    {t('guarantee.more')}
  </a>
)

function DrawnNotice({ words }: { words: ShopWords }) {
  const { t } = words
  return (
    <section className={styles.notice} aria-labelledby="legal-guarantee">
      <header>
        {flag}
        <h2 id="legal-guarantee">{t('guarantee.title')}</h2>
      </header>
      <p className={styles.years}>
        <b>{guaranteeYears}</b> {t('guarantee.years')}
      </p>
      <ul>
        {guaranteePoints.map(point => (
          <li key={point}>{t(`guarantee.${point}`)}</li>
        ))}
      </ul>
      <p className={styles.more}>{t('guarantee.commercial')}</p>
      <MoreAboutGuarantees words={words} />
    </section>
  )
}
