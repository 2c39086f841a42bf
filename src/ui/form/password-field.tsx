import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { iconEye, iconEyeSlash } from '../icon/icons.ts'
import styles from './password-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password field with a button to show the password (specification notes §2, "Login screen"). */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { t } = useTranslation('ui')
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? iconEyeSlash : iconEye}
          label={isShown ? t('password.hide') : t('password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className={styles.reveal}
          size={20}
        />
      }
    />
  )
}
