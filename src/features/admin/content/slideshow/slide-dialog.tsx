/** One slide in six languages, with its looks beside it while it is written. */

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-admin'
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
import { type NestedErrors, nestedFieldErrors } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { DateTimeInput } from '../../framework/fields/date-time-input.tsx'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { SubmitButton } from '../../framework/record/submit-button.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
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

const bodyOf = ({
  id: _,
  version: __,
  position: ___,
  ...body
}: SlideBody & Partial<AdminSlide>): SlideBody => ({
  ...body,
  video_url: body.kind === 'video' ? body.video_url || null : null,
})

interface SlideDialogProps {
  slide: AdminSlide | null // null: a new one
  locale: Locale
  onClose: () => void
  onTheirs: (slide: AdminSlide) => void // somebody saved first and theirs is taken
}

export function SlideDialog({ slide, locale, onClose, onTheirs }: SlideDialogProps) {
  const { t } = useTranslation(['admin-words', 'admin', 'react-admin'])
  const messages = useErrorMessage()
  const refuse = useRefuse()
  const cache = useQueryClient()
  const [lost, setLost] = useState<{ mine: SlideBody; theirs: AdminSlide }>()
  const settled = async () => {
    await cache.invalidateQueries({ queryKey: ['slides'] })
    onClose()
  }
  const send = async (form: SlideBody, version: string | undefined): Promise<NestedErrors | undefined> => {
    const body = bodyOf(form)
    const result =
      slide && version
        ? await call(changeSlide, { params: { id: slide.id }, body: { ...body, version } })
        : await call(createSlide, { body })
    if (result.ok) {
      await settled()
      return undefined
    }
    const { failure } = result
    if (failure.code === 'conflict' && failure.current) {
      setLost({ mine: body, theirs: failure.current as AdminSlide })
      return undefined
    }
    refuse(failure)
    return nestedFieldErrors(failure.fields, messages)
  }
  const remove = async (id: number) => {
    const result = await call(removeSlide, { params: { id } })
    if (result.ok) await settled()
    else refuse(result.failure)
  }
  if (lost)
    return (
      <ConflictDialog
        mine={lost.mine}
        theirs={bodyOf(lost.theirs)}
        base={slide && bodyOf(slide)}
        onClose={() => setLost(undefined)}
        onTakeTheirs={() => onTheirs(lost.theirs)}
        onKeepMine={() => {
          setLost(undefined)
          void send(lost.mine, lost.theirs.version)
        }}
      />
    )
  return (
    <WorkDialog open onClose={onClose} width={720} title={t(slide ? 'slides.edit' : 'slides.new')}>
      <Form
        record={slide ?? fresh}
        onSubmit={(form: object) => send(form as SlideBody, slide?.version) as never}
      >
        <Fields locale={locale} />
        <div className={styles.foot}>
          {slide && (
            <Button variant="text" size="dense" icon={iconTrash} onClick={() => void remove(slide.id)}>
              {t('slides.remove')}
            </Button>
          )}
          <SubmitButton>{t('react-admin:action.save')}</SubmitButton>
        </div>
      </Form>
    </WorkDialog>
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
