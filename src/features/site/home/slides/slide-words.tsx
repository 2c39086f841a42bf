import type { Slide } from '@/contract/endpoints/site/slides.ts'
import { Button } from '@/ui/action/button.tsx'
import { Spark } from '@/ui/brand/spark.tsx'
import { Display } from '@/ui/content/display.tsx'
import { iconSword } from '@/ui/icon/icons.ts'
import styles from './slide-words.module.css'

export interface PlayLink {
  href: string
  label: string
  isFirst: boolean // the game comes before the shop (setting `type_website`)
}

interface SlideWordsProps {
  slide: Slide
  as: 'h1' | 'h2'
  play?: PlayLink // the link to the game, next to the slide's own
  size?: 'hero' | 'title'
}

export function SlideWords({ slide, as, play, size = 'hero' }: SlideWordsProps) {
  const { kicker, title, text, button, link } = slide
  const ownButton = button && link && (
    <Button key="own" href={link} variant={play?.isFirst ? 'ghost' : 'primary'}>
      {button}
    </Button>
  )
  const game = play && (
    <Button
      key="play"
      href={play.href}
      variant={play.isFirst ? 'amber' : 'ghost'}
      icon={iconSword}
      className={play.isFirst ? undefined : styles.play}
    >
      {play.label}
    </Button>
  )
  return (
    <div className={styles.words}>
      {kicker && (
        <p className={styles.kicker}>
          <Spark size={16} />
          {kicker}
        </p>
      )}
      <Display as={as} size={size}>
        {title}
      </Display>
      {text && <p className={styles.text}>{text}</p>}
      {(ownButton || game) && (
        <div className={styles.doors}>{play?.isFirst ? [game, ownButton] : [ownButton, game]}</div>
      )}
    </div>
  )
}
