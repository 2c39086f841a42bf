/** The odds of a kind of pack, from the table that the draw uses, with and without the guarantee (decision 0034). */

import { useTranslation } from 'react-i18next'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import { greatChance, oddsLines, percent } from '@/contract/endpoints/game/pack-odds.ts'
import type { PackGuarantee, PackType } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { metals } from '@/design/card/card-look.ts'
import { OddsTable } from '@/ui/content/odds-table.tsx'
import { NightDialog } from '../kit/night-dialog.tsx'
import styles from './odds-dialog.module.css'

interface OddsDialogProps {
  open: boolean
  type: PackType | undefined
  guarantee: PackGuarantee | undefined
  locale: Locale
  onClose(): void
}

export function OddsDialog({ open, type, guarantee, locale, onClose }: OddsDialogProps) {
  const { t } = useTranslation(['packs', 'game'])
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
          <OddsTable
            lines={oddsLines(type)}
            locale={locale}
            heads={{
              rarity: t('odds.rarity'),
              usual: t('odds.usual'),
              last: t('odds.last'),
              guaranteed: t('odds.guaranteed'),
            }}
            nameOf={rarity => (
              <>
                <span aria-hidden="true" style={{ color: metals[rarity].mid }}>
                  {'◆'.repeat(metals[rarity].gems)}
                </span>
                {t(`rarity.${codeName(rarity)}`, { ns: 'game' })}
              </>
            )}
          />
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
