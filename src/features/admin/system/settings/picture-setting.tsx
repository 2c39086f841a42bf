/**
 * A picture of the shop: selected from the library or uploaded, shown on light and dark backgrounds. Its URL can also
 * be entered, for external files. The component works for any picture setting.
 */

import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUrl } from '@/contract/file-url.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconImages } from '@/ui/icon/admin-icons.ts'
import { iconTrash } from '@/ui/icon/icons.ts'
import { TextInput, useField } from '../../framework/fields/inputs.tsx'
import { PictureChoice } from '../../framework/fields/picture-choice.tsx'
import styles from './picture-setting.module.css'

interface PictureSettingProps {
  source: string // of the URL
  label: string
  empty: '' | null // the value for no picture
  usual?: ReactNode // placeholder without a picture
  onChosen?: (url: string) => void
  children?: ReactNode // more fields of the same picture
}

export function PictureSetting({ source, label, empty, usual, onChosen, children }: PictureSettingProps) {
  const { t } = useTranslation('admin')
  const { value, change } = useField<string | null>(source)
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      <div className={styles.grounds}>
        {(['light', 'dark'] as const).map(ground => (
          <figure key={ground} className={`${styles.ground} ${ground}`}>
            {value ? (
              <img
                src={pictureUrl(value)}
                alt={t(`settings.on_${ground}`)}
                title={t(`settings.on_${ground}`)}
              />
            ) : (
              (usual ?? <span className={styles.none}>{t('settings.no_picture')}</span>)
            )}
          </figure>
        ))}
      </div>
      <div className={styles.acts}>
        <Button variant="soft" size="dense" icon={iconImages} onClick={() => setOpen(true)}>
          {t(value ? 'library.change' : 'library.choose')}
        </Button>
        {value && (
          <Button variant="text" size="dense" icon={iconTrash} onClick={() => change(empty)}>
            {t('library.take_away')}
          </Button>
        )}
      </div>
      <div className={styles.fields}>
        <TextInput source={source} label={t('settings.part.url')} />
        {children}
      </div>
      {isOpen && (
        <PictureChoice
          onClose={() => setOpen(false)}
          onChoose={({ url }) => {
            change(url)
            onChosen?.(url)
            setOpen(false)
          }}
        />
      )}
    </fieldset>
  )
}
