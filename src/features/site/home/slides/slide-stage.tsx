import type { Slide } from '@/contract/endpoints/site/slides.ts'
import type { SliderLook } from '@/contract/looks.ts'
import { Picture } from '@/ui/content/picture.tsx'
import styles from './slide-stage.module.css'
import { SlideVideo } from './slide-video.tsx'

/** The default hero picture, a creature between two packs. */
export const heroPicture = '/assets/products/hero-draghissimo.webp'

interface SlideStageProps {
  slide: Slide
  isSeen: boolean
  isNext: boolean // preloaded
  look: SliderLook
}

/** The slide's picture on its shelf in front of the arch. A video plays inside the arch. */
export function SlideStage({ slide, isSeen, isNext, look }: SlideStageProps) {
  const isHero = slide.picture === heroPicture && look === 'SliderA'
  return (
    <div className={styles.stage} data-look={look}>
      <span className={styles.arch}>
        {slide.video_url && <SlideVideo address={slide.video_url} isSeen={isSeen} className={styles.film} />}
      </span>
      {isHero && <Pack side="left" name="cosmo" />}
      {isHero && <Pack side="right" name="acqua" />}
      {(isSeen || isNext) && (
        <Picture
          className={styles.picture}
          src={slide.picture}
          alt={slide.alt}
          width={900}
          height={900}
          sizes="(max-width: 899px) 70vw, 520px"
          draggable={false}
          eager
          priority={isSeen ? 'high' : 'low'}
        />
      )}
    </div>
  )
}

const Pack = ({ side, name }: { side: 'left' | 'right'; name: string }) => (
  <Picture
    className={styles[side]}
    src={`/assets/products/pack-${name}.webp`}
    alt=""
    width={760}
    height={760}
    sizes="(max-width: 899px) 40vw, 300px"
    draggable={false}
    eager
    priority="low"
  />
)
