import { useTranslation } from 'react-i18next'
import type { SlideBody, SlideTexts } from '@/contract/endpoints/site/slides.ts'
import { fileUrl, pictureUrl } from '@/contract/file-url.ts'
import { elementStyle } from '@/ui/theme/element-style.ts'
import styles from './slideshow.module.css'

interface SlidePreviewProps {
  slide: Pick<SlideBody, 'kind' | 'element' | 'picture' | 'video_url'>
  words: SlideTexts
  spare: SlideTexts // used if a language has no title
}

/** Small preview of the slide during editing. */
export function SlidePreview({ slide, words, spare }: SlidePreviewProps) {
  const { t } = useTranslation('admin-words')
  const { kicker, title, text, button } = words.title === '' ? spare : words
  return (
    <figure
      className={styles.preview}
      style={elementStyle(slide.element)}
      data-element={slide.element}
      aria-label={t('slides.preview')}
    >
      <div>
        {kicker && <small>{kicker}</small>}
        <strong>{title || '–'}</strong>
        {text && <p>{text}</p>}
        {button && <span className={styles.button}>{button}</span>}
      </div>
      {slide.kind === 'video' && slide.video_url ? (
        <video
          src={fileUrl(slide.video_url)}
          poster={pictureUrl(slide.picture)}
          muted
          loop
          autoPlay
          playsInline
        />
      ) : (
        <img src={pictureUrl(slide.picture)} alt="" />
      )}
    </figure>
  )
}
