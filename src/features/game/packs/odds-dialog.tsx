/** What a kind of pack may hold, from the table that is rolled: with and without the guarantee (decisions §7). */
import { useTranslation } from 'react-i18next'
import { metals } from '@/contract/card/card-look.ts'
import { slugOf } from '@/contract/characters.ts'
import { greatChance, oddsLines, percent } from '@/contract/pack-odds.ts'
import type { PackGuarantee, PackType } from '@/contract/packs.ts'
import { NightDialog } from '../kit/night-dialog.tsx'
import styles from './odds-dialog.module.css'

interface OddsDialogProps {
  open: boolean
  type: PackType | undefined
  guarantee: PackGuarantee | undefined
  locale: string
  onClose(): void
}

export function OddsDialog({ open, type, guarantee, locale, onClose }: OddsDialogProps) {
  const { t } = useTranslation(['packs', 'game'])
  const share = (value: number) => (value === 0 ? '–' : percent(value, locale))
  return (
    <NightDialog
      open={open && type !== undefined}
      title={t('odds.title')}
      note={type?.name}
      onClose={onClose}
      look="wide"
    >
      {type && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className={styles.odds} data-testid="odds" tabIndex={0} aria-label={t('odds.title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('odds.rarity')}</th>
                <th scope="col">{t('odds.usual')}</th>
                <th scope="col">{t('odds.last')}</th>
                <th scope="col">{t('odds.guaranteed')}</th>
              </tr>
            </thead>
            <tbody>
              {oddsLines(type).map(({ rarity, usual, last, guaranteed }) => (
                <tr key={rarity}>
                  <th scope="row">
                    <span aria-hidden="true" style={{ color: metals[rarity].mid }}>
                      {'◆'.repeat(metals[rarity].gems)}
                    </span>
                    {t(`rarity.${slugOf(rarity)}`, { ns: 'game' })}
                  </th>
                  <td>{share(usual)}</td>
                  <td>{share(last)}</td>
                  <td>{share(guaranteed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className={styles.facts}>
            <li>{t('odds.great', { share: percent(greatChance(type), locale) })}</li>
            <li>{t('odds.promise', { count: type.guarantee_after + 1 })}</li>
            {guarantee && (
              <li>
                <b>
                  {guarantee.packs_until === 0
                    ? t('guarantee.now')
                    : t('guarantee.after', { count: guarantee.packs_until })}
                </b>
              </li>
            )}
            <li>{t('odds.different')}</li>
            <li>{t('odds.version', { version: type.odds_version })}</li>
          </ul>
        </section>
      )}
    </NightDialog>
  )
}
