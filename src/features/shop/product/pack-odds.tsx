/** Odds of a pack before it is bought, from the table with which the server draws (decision 0034). */
import { useTranslation } from 'react-i18next'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import { greatChance, oddsLines, percent } from '@/contract/endpoints/game/pack-odds.ts'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import { OddsTable } from '@/ui/content/odds-table.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconSparkle } from '@/ui/icon/icons.ts'
import type { ShopWords } from '../kit/product-words.ts'
import noteStyles from './buy-box.module.css'
import styles from './pack-odds.module.css'

export default function PackOdds({ type, words: { t, locale } }: { type: PackType; words: ShopWords }) {
  const { t: of } = useTranslation(['packs', 'game'])
  return (
    <details className={noteStyles.note}>
      <summary>
        <Icon of={iconSparkle} size={22} />
        <span>
          <b>{of('odds.title')}</b>
          <small>{t('odds_hint', { share: percent(greatChance(type), locale) })}</small>
        </span>
      </summary>
      <OddsTable
        className={styles.odds}
        lines={oddsLines(type)}
        locale={locale}
        heads={{
          rarity: of('odds.rarity'),
          usual: of('odds.usual'),
          last: of('odds.last'),
          guaranteed: of('odds.guaranteed'),
        }}
        nameOf={rarity => of(`rarity.${codeName(rarity)}`, { ns: 'game' })}
      />
      <p className={styles.fine}>{of('odds.promise', { count: type.guarantee_after + 1 })}</p>
    </details>
  )
}
