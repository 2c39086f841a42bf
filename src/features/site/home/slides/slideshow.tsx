/**
 * The slideshow of the home page (specification notes §3 `slider_homepage`, `slider_video_url`): slides are a prop, the
 * look is one of three. It reserves its height while loading, so that nothing below it moves.
 */
import { useTranslation } from 'react-i18next'
import type { Slide } from '@/contract/endpoints/site/slides.ts'
import type { SliderLook } from '@/contract/looks.ts'
import { heroPicture } from './slide-stage.tsx'
import type { PlayLink } from './slide-words.tsx'
import { SliderBand } from './slider-band.tsx'
import { SliderTiles } from './slider-tiles.tsx'

export interface SlideshowProps {
  slides: readonly Slide[] | undefined // undefined while loading
  look: SliderLook
  film: string // behind every slide, '' for none
  play?: PlayLink
  packsHref: string // link of the default slide, used if there are no others
}

export function HomeSlideshow({ slides, look, film, play, packsHref }: SlideshowProps) {
  const ownSlide = useOwnSlide(packsHref)
  const visibleSlides = slides && (slides.length > 0 ? slides : [ownSlide])
  if (look === 'SliderC') return <SliderTiles slides={visibleSlides} play={play} film={film} />
  return <SliderBand slides={visibleSlides} look={look} film={film} play={play} />
}

/** The default slide, for a shop without slides. */
function useOwnSlide(link: string): Slide {
  const { t } = useTranslation('home')
  return {
    id: 0,
    kind: 'picture',
    kicker: t('eyebrow'),
    title: `${t('hero.first')} ${t('hero.second')}`,
    text: t('hero.text'),
    button: t('hero.buy'),
    link,
    alt: '',
    picture: heroPicture,
    video_url: null,
    element: 'Fuoco',
  }
}
