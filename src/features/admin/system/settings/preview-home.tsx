import { useTranslation } from 'react-i18next'
import { fileUrl } from '@/contract/file-url.ts'
import { formatTag } from '@/contract/locales.ts'
import { sellsOnline } from '@/contract/looks.ts'
import type { Settings } from '@/contract/settings.ts'
import { formatMoney } from '@/domain/money.ts'
import { usePercentText } from '@/i18n/percent.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { ProductCard } from '@/ui/shop/product-card.tsx'
import styles from './shop-preview.module.css'

/** Pictures of the demo shop and of every new shop. */
const pictures = {
  hero: '/assets/products/hero-draghissimo.webp',
  pack: '/assets/products/pack-fuoco.webp',
  figure: '/assets/products/figure-ondalice.webp',
  album: '/assets/products/album.webp',
  box: '/assets/products/box-fuoco.webp',
}

/** Home page of each look: its sections from top to bottom. */
const homes: Record<Settings['layout_homepage'], readonly ('slides' | 'game' | 'shelf')[]> = {
  HomepageA: ['slides', 'shelf', 'game'],
  HomepageB: ['game', 'slides', 'shelf'],
  HomepageC: ['shelf'],
}

export function PreviewHome({ settings }: { settings: Settings }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.home}>
      {homes[settings.layout_homepage].map(part => {
        if (part === 'slides') return <Slides key={part} settings={settings} />
        if (part === 'shelf')
          return settings.enable_shop_page && <ProductRow key={part} settings={settings} />
        return settings.enable_for_game && <GameBand key={part} />
      })}
      <div className={styles.notes}>
        <Note tone="success">{t('settings.colour.success')}</Note>
        <Note tone="warning">{t('settings.colour.warning')}</Note>
        <Note tone="error">{t('settings.colour.error')}</Note>
      </div>
    </div>
  )
}

function Slides({ settings }: { settings: Settings }) {
  const { t } = useTranslation('admin')
  const { slider_homepage: look, slider_video_url: film } = settings
  return (
    <div className={styles.slides} data-look={look}>
      {film && <video className={styles.film} src={fileUrl(film)} muted preload="metadata" />}
      <div className={styles.words}>
        <p className={styles.title}>{t('settings.preview_title')}</p>
        <p>{t('settings.preview_text')}</p>
        <div className={styles.buttons}>
          <Button size="small">{t('settings.preview_button')}</Button>
          <Button size="small" variant="soft">
            {t('see_all')}
          </Button>
        </div>
      </div>
      <img src={pictures.hero} alt="" />
      {look === 'SliderC' && <img src={pictures.pack} alt="" />}
    </div>
  )
}

function GameBand() {
  const { t } = useTranslation(['admin', 'titles'])
  return (
    <div className={styles.game}>
      <p className={styles.title}>{t('titles:battleNew')}</p>
      <Button size="small" variant="amber">
        {t('settings.preview_play')}
      </Button>
    </div>
  )
}

function ProductRow({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['admin', 'titles', 'nav'])
  const locale = useLocaleOfTexts()
  const percentOf = usePercentText()
  const money = (cents: number) => formatMoney(cents, formatTag(locale), settings.website_currency)
  const less = percentOf(-20)
  const average = new Intl.NumberFormat(formatTag(locale), { minimumFractionDigits: 1 }).format(4.8)
  const shared = {
    href: '',
    ...(settings.product_ratings && { rating: { average, count: 12, label: average } }),
    ...(sellsOnline(settings) && { onAdd: () => {} }),
  }
  const goods = [
    { title: t('settings.preview_pack'), picture: pictures.pack, element: 'Fuoco', price: 490 },
    {
      title: t('settings.preview_figure'),
      picture: pictures.figure,
      element: 'Acqua',
      price: 2390,
      was: 2990,
    },
    { title: t('titles:album'), picture: pictures.album, element: 'Cosmico', price: 1690 },
    { title: t('nav:pack'), picture: pictures.box, element: 'Fuoco', price: 9990 },
  ] as const
  return (
    <div className={styles.shelf}>
      {goods.map(({ price, ...one }) => (
        <ProductCard
          key={one.title}
          {...shared}
          title={one.title}
          picture={one.picture}
          element={one.element}
          price={{ now: money(price), ...('was' in one && { was: money(one.was) }) }}
          {...('was' in one && { badges: [{ text: less, tone: 'sale' }] })}
        />
      ))}
      <p className={styles.badges}>
        <Badge>{t('status.published')}</Badge>
        <Badge tone="amber">{t('status.draft')}</Badge>
      </p>
    </div>
  )
}
