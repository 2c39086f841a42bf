/** Up to three photos of a review. */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { photosPerReview } from '@/contract/endpoints/shop/reviews.ts'
import { uploadTypes } from '@/contract/picture-upload.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconPlus, iconX } from '@/ui/icon/icons.ts'
import styles from './photo-field.module.css'
import type { usePhotoDraft } from './use-photo-draft.ts'

interface PhotoFieldProps {
  draft: ReturnType<typeof usePhotoDraft>
  error: string | undefined // errors of the server for the photos
}

export function PhotoField({ draft, error }: PhotoFieldProps) {
  const { t } = useTranslation('reviews')
  const say = useErrorMessage()
  const input = useRef<HTMLInputElement>(null)
  const { photos, problem, isSending } = draft
  const said = !problem
    ? error
    : problem.kind === 'refused'
      ? say.reason(problem.failure, t('failed'))
      : t(`photos.${problem.kind}`)
  return (
    <fieldset className={styles.field}>
      <legend>{t('photos.label', { most: photosPerReview })}</legend>
      <small>{t('photos.hint')}</small>
      <ul>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <img src={photo.url} alt="" />
            <IconButton
              look="round"
              icon={iconX}
              size={16}
              label={t('photos.remove', { number: at + 1 })}
              onClick={() => draft.remove(photo.id)}
            />
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        name="photos"
        accept={uploadTypes.join(',')}
        hidden
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = '' // allows selecting the same file again
          if (file) void draft.add(file)
        }}
      />
      {!draft.isFull && (
        <Button
          variant="ghost"
          size="small"
          icon={iconPlus}
          busy={isSending}
          onClick={() => input.current?.click()}
        >
          {t(isSending ? 'photos.sending' : 'photos.add')}
        </Button>
      )}
      {said && (
        <p role="alert" className={styles.fault}>
          {said}
        </p>
      )}
    </fieldset>
  )
}
