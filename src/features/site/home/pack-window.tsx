/** Pack of the day: price, odds, and the hours until the next one. */

import { useTranslation } from 'react-i18next'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import { greatChance, leastOf, percent } from '@/contract/endpoints/game/pack-odds.ts'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Picture } from '@/ui/content/picture.tsx'
import { Eyebrow } from '@/ui/content/section-head.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconClock, iconSparkle } from '@/ui/icon/icons.ts'
import { Price, type PriceProps } from '@/ui/shop/price.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import band from './pack-band.module.css'
import styles from './pack-window.module.css'

export interface PackWindowProps {
  type: PackType
  product: Product
  price: PriceProps
  href: string
  locale: Locale // the reader's locale, for numbers
  hours: number // hours until the next pack
  onAdd?: () => void // undefined if nothing is sold online
}

export function PackWindow({ type, product, price, href, locale, hours, onAdd }: PackWindowProps) {
  const { t } = useTranslation('home')
  const { t: of } = useTranslation(['packs', 'game'])
  const least = leastOf(type)
  return (
    <section className={`dark ${band.band} ${styles.window}`} style={elementStyle(product.element)}>
      <div className={band.stage} aria-hidden="true">
        <span className={band.rays} />
        <Picture
          src={product.picture.url}
          alt=""
          width={760}
          height={760}
          sizes="(max-width: 899px) 60vw, 400px"
          className={band.pack}
        />
      </div>
      <div className={band.words}>
        <Eyebrow>{t('pack.eyebrow')}</Eyebrow>
        <h2>{product.title}</h2>
        <p className={band.line}>
          {of(least === 'Comune' ? 'line_plain' : 'line', {
            least: of(`rarity.${codeName(least)}`, { ns: 'game' }),
            share: percent(greatChance(type), locale),
          })}
        </p>
        <ul className={band.facts}>
          <li>
            <Icon of={iconSparkle} size={20} />
            {t('pack.promise', { count: type.guarantee_after + 1 })}
          </li>
          <li>
            <Icon of={iconClock} size={20} />
            {t('pack.until', { count: hours })}
          </li>
        </ul>
        <div className={band.buttons}>
          <div className={styles.price}>
            <Price {...price} size="page" />
          </div>
          {onAdd && product.stock !== 'out' ? (
            <Button variant="amber" onClick={onAdd}>
              {t('pack.add')}
            </Button>
          ) : null}
          <Button variant="on-night" href={href}>
            {t('pack.see')}
          </Button>
        </div>
      </div>
    </section>
  )
}
