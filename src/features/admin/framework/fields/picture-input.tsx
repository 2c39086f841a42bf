/** Picture field of a form: shown, replaced through the library, removed. Its value is a URL or nothing. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { Button } from '@/ui/action/button.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { type InputProps, useField } from './inputs.tsx'
import { type ChosenPicture, PictureChoice } from './picture-choice.tsx'
import styles from './picture-input.module.css'

interface PictureInputProps extends Pick<InputProps, 'source' | 'label' | 'hint' | 'hideLabel'> {
  element?: CardType | null // colours the background of the preview
  required?: boolean // without a button to remove it
  empty?: '' | null // the form's value for no picture
  onChosen?: (picture: ChosenPicture) => void // in addition to the URL, for callers that need its texts
}

export function PictureInput({
  source,
  label,
  hint,
  hideLabel,
  element,
  required,
  empty = null,
  onChosen,
}: PictureInputProps) {
  const { t } = useTranslation('admin')
  const { value, change, error, isReadOnly } = useField<string | null>(source)
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className={styles.field} disabled={isReadOnly}>
      <legend>{hideLabel ? <Spoken>{label}</Spoken> : label}</legend>
      <button
        type="button"
        className={styles.shown}
        aria-label={t('library.change')}
        onClick={() => setOpen(true)}
      >
        <Niche look="thumbnail" picture={value || undefined} element={element} className={styles.niche} />
      </button>
      <div className={styles.acts}>
        <Button variant="ghost" size="dense" onClick={() => setOpen(true)}>
          {t(value ? 'library.change' : 'library.choose')}
        </Button>
        {value && !required && (
          <Button variant="text" size="dense" icon={iconTrash} onClick={() => change(empty)}>
            {t('library.take_away')}
          </Button>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <p className={styles.fault}>{error}</p>}
      {isOpen && (
        <PictureChoice
          onClose={() => setOpen(false)}
          onChoose={picture => {
            change(picture.url)
            onChosen?.(picture)
            setOpen(false)
          }}
        />
      )}
    </fieldset>
  )
}
