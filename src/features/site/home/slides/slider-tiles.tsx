/**
 * Look C: all slides at the same time, one large tile and small ones; on a phone a scrollable row. Nothing moves
 * automatically.
 */
import { useTranslation } from 'react-i18next'
import type { Slide } from '@/contract/endpoints/site/slides.ts'
import { Container } from '@/ui/content/container.tsx'
import { Picture } from '@/ui/content/picture.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { SlideVideo } from './slide-video.tsx'
import { type PlayLink, SlideWords } from './slide-words.tsx'
import styles from './slider-tiles.module.css'

interface SliderTilesProps {
  slides: readonly Slide[] | undefined
  film: string // for the large tile, if its slide has none
  play?: PlayLink
}

const mostTiles = 3

export function SliderTiles({ slides = [], film, play }: SliderTilesProps) {
  const { t } = useTranslation('home')
  return (
    <Container>
      <section
        className={styles.tiles}
        aria-label={t('slides.name')}
        data-count={Math.min(mostTiles, slides.length)}
      >
        {slides.slice(0, mostTiles).map((slide, index) => {
          const address = slide.video_url ?? (index === 0 ? film : '')
          return (
            <div key={slide.id} className={styles.tile} style={elementStyle(slide.element)}>
              {address && <SlideVideo address={address} isSeen className={styles.film} />}
              <SlideWords
                slide={slide}
                as={index === 0 ? 'h1' : 'h2'}
                size="title"
                play={index === 0 ? play : undefined}
              />
              <Picture
                src={slide.picture}
                alt={slide.alt}
                width={760}
                height={760}
                sizes="(max-width: 899px) 50vw, 400px"
                eager
                priority={index === 0 ? 'high' : 'low'}
              />
            </div>
          )
        })}
      </section>
    </Container>
  )
}
