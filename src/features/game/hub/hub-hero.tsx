import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconSparkle, iconSword } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { BrassButton } from '../kit/brass-button.tsx'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import styles from './hub-hero.module.css'
import type { HubViewProps } from './hub-props.ts'

/** The large link to play, with the first card of the last deck and an opponent. */
export function HubHero({
  heroes,
  deck,
  isNew,
  linkTo,
}: Pick<HubViewProps, 'heroes' | 'deck' | 'isNew' | 'linkTo'>) {
  const { t } = useTranslation('game')
  const [ownCard, rival] = heroes
  const fact = deck ? t('hub.battle_deck', { name: deck.name }) : t('hub.battle_text')
  return (
    <section className={styles.hero} aria-labelledby="hub-battle">
      <div className={styles.ground} aria-hidden="true">
        <span className={styles.ownRing} />
        <span className={styles.rivalRing} />
      </div>
      {rival && <CreaturePicture className={styles.rival} slug={rival.slug} />}
      {ownCard && <CreaturePicture className={styles.own} slug={ownCard.slug} fetchPriority="high" />}
      <Link href={linkTo('lesson')} className={styles.lesson} data-new={isNew}>
        <Icon of={iconSparkle} size={18} />
        {t('hub.lesson')}
      </Link>
      <div className={styles.call}>
        <div>
          <h2 id="hub-battle">{t('hub.battle')}</h2>
          <p>{fact}</p>
        </div>
        <BrassButton look="primary" icon={iconSword} href={linkTo('prepare')} className={styles.play}>
          {t('hub.play')}
        </BrassButton>
      </div>
    </section>
  )
}
