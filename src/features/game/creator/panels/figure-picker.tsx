/** Choice of the card's creature, or upload of an own picture. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeName, elements } from '@/contract/endpoints/game/characters.ts'
import { uploadTypes } from '@/contract/picture-upload.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconDiceFive, iconImage } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { nameIn } from '../../kit/character-words.ts'
import { CreaturePicture } from '../../kit/creature-picture.tsx'
import workbench from '../../kit/workbench.module.css'
import { surprised, withFigure } from '../draft/edit-draft.ts'
import type { PartProps, Supplies } from '../editor-props.ts'
import styles from './figure-picker.module.css'

export interface FigurePickerProps extends PartProps, Pick<Supplies, 'characters' | 'locale'> {
  isSending: boolean
  onPicture(file: File): void
}

export function FigurePicker(props: FigurePickerProps) {
  const { draft, change, characters, locale } = props
  const { t } = useTranslation('creator')
  const [type, setType] = useState<string>('')
  const chosen = draft.art.kind === 'figure' ? draft.art.slug : null
  const visibleCharacters = characters.filter(({ tipo }) => type === '' || tipo === type)
  return (
    <div className={styles.picker}>
      <div className={styles.tools}>
        <select
          className={workbench.select}
          aria-label={t('figure.of_type')}
          value={type}
          onChange={event => setType(event.target.value)}
        >
          <option value="">{t('figure.all')}</option>
          {elements.map(element => (
            <option key={element} value={element}>
              {t(`type.${codeName(element)}`, { ns: 'game' })}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={styles.tool}
          onClick={() => change(current => surprised(current, characters, Math.random))}
        >
          <Icon of={iconDiceFive} size={20} />
          {t('figure.surprise')}
        </button>
        <PictureButton {...props} />
      </div>
      <fieldset className={styles.grid}>
        <legend>{t('figure.label')}</legend>
        {visibleCharacters.map(character => (
          <label key={character.slug} className={styles.tile}>
            <input
              type="radio"
              name="figure"
              aria-label={nameIn(character, locale)}
              checked={character.slug === chosen}
              onChange={() => change(current => withFigure(current, character.slug))}
            />
            <span>
              <CreaturePicture slug={character.slug} loading="lazy" />
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}

function PictureButton({ draft, isSending, onPicture }: FigurePickerProps) {
  const { t } = useTranslation('creator')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={classNames(styles.tool, draft.art.kind === 'upload' && styles.on)}
        aria-busy={isSending}
        onClick={() => !isSending && input.current?.click()}
      >
        <Icon of={iconImage} size={20} />
        {t(isSending ? 'picture.sending' : 'picture.choose')}
      </button>
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        className={styles.file}
        aria-label={t('picture.label')}
        tabIndex={-1}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onPicture(file)
        }}
      />
    </>
  )
}
