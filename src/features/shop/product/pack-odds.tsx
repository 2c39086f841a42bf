/** What a pack may hold, from the table the server draws by, before it is bought (decisions §7). */
import { useTranslation } from 'react-i18next'
import { slugOf } from '@/contract/characters.ts'
import { greatChance, oddsLines, percent } from '@/contract/pack-odds.ts'
import type { PackType } from '@/contract/packs.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconSparkle } from '@/ui/icon/icons.ts'
import type { ShopWords } from '../kit/product-words.ts'
import noteStyles from './buy-box.module.css'
import styles from './pack-odds.module.css'

export default function PackOdds({ type, words: { t, locale } }: { type: PackType; words: ShopWords }) {
  const { t: of } = useTranslation(['packs', 'game'])
  const share = (value: number) => (value === 0 ? '–' : percent(value, locale))
  return (
    <details className={noteStyles.note}>
      <summary>
        <Icon of={iconSparkle} size={22} />
        <span>
          <b>{of('odds.title')}</b>
          <small>{t('odds_hint', { share: percent(greatChance(type), locale) })}</small>
        </span>
      </summary>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{of('odds.rarity')}</th>
            <th scope="col">{of('odds.usual')}</th>
            <th scope="col">{of('odds.last')}</th>
            <th scope="col">{of('odds.guaranteed')}</th>
          </tr>
        </thead>
        <tbody>
          {oddsLines(type).map(({ rarity, usual, last, guaranteed }) => (
            <tr key={rarity}>
              <th scope="row">{of(`rarity.${slugOf(rarity)}`, { ns: 'game' })}</th>
              <td>{share(usual)}</td>
              <td>{share(last)}</td>
              <td>{share(guaranteed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.fine}>{of('odds.promise', { count: type.guarantee_after + 1 })}</p>
    </details>
  )
}
