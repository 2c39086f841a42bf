import { useTranslation } from 'react-i18next'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { OddsTable } from '@/ui/content/odds-table.tsx'
import { RingArc } from '@/ui/content/ring-arc.tsx'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

const odds = [
  { rarity: 'Comune', usual: 0.7, last: 0, guaranteed: 0 },
  { rarity: 'Leggendaria', usual: 0.02, last: 0.12, guaranteed: 1 },
] as const

export function Numbers() {
  const { t } = useTranslation('packs')
  const locale = useLocaleOfTexts()
  const heads = {
    rarity: t('odds.rarity'),
    usual: t('odds.usual'),
    last: t('odds.last'),
    guaranteed: t('odds.guaranteed'),
  }
  return (
    <>
      <Specimen name="OddsTable">
        <State of="lines" wide>
          <OddsTable
            className={styles.odds}
            lines={odds}
            locale={locale}
            heads={heads}
            nameOf={name => name}
          />
        </State>
      </Specimen>
      <Specimen name="RingArc">
        <State of="share={0 | 0.3 | 1}">
          <div className={styles.row}>
            {[0, 0.3, 1].map(share => (
              <svg key={share} viewBox="0 0 100 100" width={72} aria-hidden="true">
                <RingArc className={styles.arc} share={share} radius={42} center={50} />
              </svg>
            ))}
          </div>
        </State>
      </Specimen>
    </>
  )
}
