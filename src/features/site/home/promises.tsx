/** Four short promises under the hero. */
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCards, iconGameController, iconShieldCheck, iconSparkle } from '@/ui/icon/icons.ts'
import styles from './promises.module.css'

const promises = [
  { key: 'open', icon: iconCards },
  { key: 'free', icon: iconGameController },
  { key: 'made', icon: iconSparkle },
  { key: 'private', icon: iconShieldCheck },
] as const

export function Promises() {
  const { t } = useTranslation('home')
  return (
    <ul className={styles.promises}>
      {promises.map(({ key, icon }) => (
        <li key={key}>
          <Icon of={icon} size={30} />
          <span>
            <b>{t(`promise.${key}`)}</b>
            {t(`promise.${key}_text`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
