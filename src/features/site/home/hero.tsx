/** The first thing a visitor sees: two words, two doors, one dragon standing on the shelf. */
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Spark } from '@/ui/brand/spark.tsx'
import { Display } from '@/ui/content/display.tsx'
import { iconSword } from '@/ui/icon/icons.ts'
import styles from './hero.module.css'

export interface HeroProps {
  shopHref: string
  playHref?: string // undefined while the game is closed
}

export function Hero({ shopHref, playHref }: HeroProps) {
  const { t } = useTranslation('home')
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            <Spark size={16} />
            {t('eyebrow')}
          </p>
          <Display as="h1">
            {t('hero.first')}
            <br />
            {t('hero.second')}
          </Display>
          <p className={styles.text}>{t('hero.text')}</p>
          <div className={styles.doors}>
            <Button href={shopHref}>{t('hero.buy')}</Button>
            {playHref && (
              <Button href={playHref} variant="ghost" icon={iconSword} className={styles.play}>
                {t('hero.play')}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.stage} aria-hidden="true">
          <span className={styles.arch} />
          <img
            className={styles.left}
            src="/assets/products/pack-cosmo.webp"
            alt=""
            width={760}
            height={760}
          />
          <img
            className={styles.right}
            src="/assets/products/pack-acqua.webp"
            alt=""
            width={760}
            height={760}
          />
          <img
            className={styles.creature}
            src="/assets/products/hero-draghissimo.webp"
            alt=""
            width={900}
            height={900}
            fetchPriority="high"
          />
        </div>
      </div>
    </section>
  )
}
