import { useTranslation } from 'react-i18next'
import { BrassButton } from '../kit/brass-button.tsx'
import workbench from '../kit/workbench.module.css'
import { type AlbumChoice, nameOf, wholeAlbum } from './album-choice.ts'
import styles from './empty-book.module.css'

export interface EmptyBookProps {
  choice: AlbumChoice
  onReset(): void
}

/** Message over the empty pages: the reason, and a button that resets the filters. */
export function EmptyBook({ choice, onReset }: EmptyBookProps) {
  const { t } = useTranslation('album')
  const isOnly = (show: AlbumChoice['show']) => nameOf(choice) === nameOf({ ...wholeAlbum, show })
  const text = isOnly('missing') ? 'none.complete' : isOnly('new') ? 'none.new' : 'none.text'
  return (
    <div className={`${workbench.panel} ${styles.note}`} role="status">
      <h2 className={workbench.title}>{t('none.title')}</h2>
      <p className={workbench.text}>{t(text)}</p>
      <div className={workbench.actions}>
        <BrassButton look="primary" onClick={onReset}>
          {t('show.all')}
        </BrassButton>
      </div>
    </div>
  )
}
