/** Look B's link to the game, with a description and the note that it is free. */
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Picture } from '@/ui/content/picture.tsx'
import { iconSword } from '@/ui/icon/icons.ts'
import styles from './play-band.module.css'

export interface PlayBandProps {
  battleHref: string
  lessonHref: string
}

export function PlayBand({ battleHref, lessonHref }: PlayBandProps) {
  const { t } = useTranslation('home')
  return (
    <section className={styles.band}>
      <Picture
        src="/assets/characters/draghissimo/creature.webp"
        alt=""
        width={420}
        height={420}
        sizes="320px"
      />
      <div>
        <h2>{t('battle.title')}</h2>
        <p>{t('battle.text')}</p>
        <div className={styles.doors}>
          <Button href={battleHref} variant="amber" icon={iconSword}>
            {t('hero.play')}
          </Button>
          <Button href={lessonHref} variant="on-night">
            {t('battle.lesson')}
          </Button>
        </div>
      </div>
      <Picture
        src="/assets/characters/ondalice/creature.webp"
        alt=""
        width={420}
        height={420}
        sizes="320px"
      />
    </section>
  )
}
