/** Form of a slide in six languages, next to its preview. */

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  type AdminSlide,
  changeSlide,
  createSlide,
  removeSlide,
  type SlideBody,
  slideKinds,
} from '@/contract/endpoints/site/slides.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { DateTimeInput } from '../../framework/fields/date-time-input.tsx'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { type RecordCalls, RecordDialog } from '../../framework/record/record-dialog.tsx'
import { SlidePreview } from './slide-preview.tsx'
import styles from './slideshow.module.css'

const fresh: SlideBody = {
  kind: 'picture',
  picture: '/assets/products/hero-draghissimo.webp',
  video_url: null,
  element: 'Fuoco',
  texts: localizedTextsOf(() => ({ kicker: '', title: '', text: '', button: '', link: '', alt: '' })),
  starts_at: null,
  ends_at: null,
  is_active: true,
}

const bodyFrom = ({
  id: _,
  version: __,
  position: ___,
  ...body
}: SlideBody & Partial<AdminSlide>): SlideBody => ({
  ...body,
  video_url: body.kind === 'video' ? body.video_url || null : null,
})

interface SlideDialogProps {
  slide: AdminSlide | null // null creates a slide
  locale: Locale
  onClose: () => void
  onTheirs: (slide: AdminSlide) => void // loads the version that another admin saved
}

const calls: RecordCalls<AdminSlide, SlideBody> = {
  create: body => call(createSlide, { body }),
  change: (id, body) => call(changeSlide, { params: { id }, body }),
  remove: id => call(removeSlide, { params: { id } }),
}

export function SlideDialog({ slide, locale, onClose, onTheirs }: SlideDialogProps) {
  const { t } = useTranslation('admin-words')
  return (
    <RecordDialog
      record={slide}
      fresh={fresh}
      title={slide?.texts[locale].title || t(slide ? 'slides.edit' : 'slides.new')}
      width={720}
      calls={calls}
      bodyFrom={bodyFrom}
      queryKey={['slides']}
      onClose={onClose}
      onTheirs={onTheirs}
    >
      <Fields locale={locale} />
    </RecordDialog>
  )
}

function Fields({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-words')
  const [language, setLanguage] = useState<Locale>(locale)
  const { kind, element, texts, picture, video_url } = useWatch() as SlideBody
  const isVideo = kind === 'video'
  return (
    <div className={styles.fields}>
      <SlidePreview slide={{ kind, element, picture, video_url }} words={texts[language]} spare={texts.it} />
      <LanguageTabs value={language} onChange={setLanguage} share={one => shareWritten(texts, one, ['link'])}>
        {(['kicker', 'title'] as const).map(field => (
          <TextInput
            key={field}
            source={`texts.${language}.${field}`}
            label={t(`slides.${field}`)}
            placeholder={texts.it[field]}
          />
        ))}
        <TextInput
          rows={2}
          source={`texts.${language}.text`}
          label={t('slides.text')}
          placeholder={texts.it.text}
        />
        <div className={styles.pair}>
          <TextInput source={`texts.${language}.button`} label={t('slides.button')} />
          <TextInput source={`texts.${language}.link`} label={t('slides.link')} placeholder="/" />
        </div>
        <TextInput source={`texts.${language}.alt`} label={t('slides.alt')} />
      </LanguageTabs>
      <div className={styles.pair}>
        <SelectInput
          source="kind"
          label={t('slides.kind')}
          options={slideKinds.map(value => ({ value, label: t(`slides.${value}`) }))}
        />
        <ElementInput source="element" label={t('blocks.element')} empty={t('blocks.no_element')} />
      </div>
      <PictureInput
        required
        source="picture"
        label={t(isVideo ? 'slides.poster' : 'slides.picture')}
        element={element}
      />
      {isVideo && <TextInput source="video_url" label={t('slides.video_url')} placeholder="https://" />}
      <div className={styles.pair}>
        <DateTimeInput source="starts_at" label={t('slides.from')} />
        <DateTimeInput source="ends_at" label={t('slides.until')} />
      </div>
      <SwitchInput source="is_active" label={t('slides.on')} />
    </div>
  )
}
