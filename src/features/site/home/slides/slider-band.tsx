/** Looks A and B: one slide at a time over the full width, with text and picture. The style sheet positions both. */
import { useTranslation } from 'react-i18next'
import type { Slide } from '@/contract/endpoints/site/slides.ts'
import type { SliderLook } from '@/contract/looks.ts'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { SlideArrows, SlideControls } from './slide-controls.tsx'
import { SlideStage } from './slide-stage.tsx'
import { SlideVideo } from './slide-video.tsx'
import { type PlayLink, SlideWords } from './slide-words.tsx'
import styles from './slider-band.module.css'
import { useSlideshow } from './use-slideshow.ts'

interface SliderBandProps {
  slides: readonly Slide[] | undefined
  look: Exclude<SliderLook, 'SliderC'>
  film: string
  play?: PlayLink
}

export function SliderBand({ slides = [], look, film, play }: SliderBandProps) {
  const { t } = useTranslation('home')
  const show = useSlideshow(slides.length)
  const now = slides[show.at]
  return (
    <section
      ref={show.around}
      className={styles.band}
      data-look={look}
      data-element={now?.element ?? undefined}
      style={elementStyle(now?.element)}
      aria-roledescription={t('slides.role')}
      aria-label={t('slides.name')}
      {...show.holds}
    >
      {film && <SlideVideo address={film} isSeen className={styles.film} />}
      {slides.map((slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is no group of form fields
        <div
          key={slide.id}
          role="group"
          aria-roledescription={t('slides.one')}
          aria-label={t('slides.place', { at: index + 1, count: slides.length })}
          className={styles.slide}
          data-seen={index === show.at || undefined}
          inert={index !== show.at}
        >
          <SlideWords slide={slide} as={index === 0 ? 'h1' : 'h2'} play={index === 0 ? play : undefined} />
          <SlideStage slide={slide} isSeen={index === show.at} isNext={index === show.at + 1} look={look} />
        </div>
      ))}
      {slides.length > 1 && (
        <>
          <div className={styles.controls}>
            <SlideControls show={show} slides={slides} />
          </div>
          <SlideArrows show={show} />
        </>
      )}
    </section>
  )
}
