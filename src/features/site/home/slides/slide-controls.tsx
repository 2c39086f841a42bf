import { useTranslation } from 'react-i18next'
import type { Slide } from '@/contract/endpoints/site/slides.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconArrowLeft, iconArrowRight, iconPauseFill, iconPlayFill } from '@/ui/icon/icons.ts'
import styles from './slide-controls.module.css'
import type { Slideshow } from './use-slideshow.ts'

/** A progress bar per slide that fills while the slide is shown, and the pause button. */
export function SlideControls({ show, slides }: { show: Slideshow; slides: readonly Slide[] }) {
  const { t } = useTranslation('home')
  const { at, count, isPlaying, isRunning, go, toggle } = show
  return (
    <div className={styles.controls}>
      <IconButton
        icon={isPlaying ? iconPauseFill : iconPlayFill}
        size={16}
        label={t(isPlaying ? 'slides.pause' : 'slides.play')}
        onClick={toggle}
      />
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          className={styles.dot}
          aria-label={t('slides.to', { at: index + 1, count, title: slide.title })}
          aria-current={index === at || undefined}
          onClick={() => go(index)}
        >
          <span>
            {index === at && <i key={`${at}-${isRunning}`} data-running={isRunning || undefined} />}
          </span>
        </button>
      ))}
    </div>
  )
}

export function SlideArrows({ show: { at, go } }: { show: Slideshow }) {
  const { t } = useTranslation('home')
  return (
    <>
      <IconButton
        icon={iconArrowLeft}
        label={t('slides.previous')}
        onClick={() => go(at - 1)}
        className={`${styles.arrow} ${styles.previous}`}
      />
      <IconButton
        icon={iconArrowRight}
        label={t('slides.next')}
        onClick={() => go(at + 1)}
        className={`${styles.arrow} ${styles.next}`}
      />
    </>
  )
}
