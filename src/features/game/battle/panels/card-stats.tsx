import { useTranslation } from 'react-i18next'
import { glyphs } from '@/stage/draw/glyphs.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconHeartFill } from '@/ui/icon/icons.ts'
import styles from './card-detail.module.css'

interface CardStatsProps {
  pv: number // remaining health
  pvMax: number // printed health
  atk: number
  resistenza: number
}

/** The current three stats of a card. */
export function CardStats({ pv, pvMax, atk, resistenza }: CardStatsProps) {
  const { t } = useTranslation('battle')
  return (
    <dl className={styles.figures}>
      <div className={styles.health}>
        <Icon of={iconHeartFill} size={22} />
        <dt>{t('card.pv')}</dt>
        <dd>
          {pv}
          {pv !== pvMax && <small>/{pvMax}</small>}
        </dd>
      </div>
      <div className={styles.attack}>
        <Icon of={glyphs.sword} size={22} />
        <dt>{t('card.attack')}</dt>
        <dd>{atk}</dd>
      </div>
      <div className={styles.guard}>
        <Icon of={glyphs.shield} size={22} />
        <dt>{t('card.resistance')}</dt>
        <dd>{resistenza}</dd>
      </div>
    </dl>
  )
}
